"""What released versions have left on disk, and what was seen at their tables."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent


def seen(table: Any) -> dict[str, Any]:
    """What must be the same whenever and by whichever version the table is taken up again."""
    story = table.story
    found = {
        "status": story.status,
        "seq": story.seq,
        "ply": story.ply,
        "names": story.names,
        "practice": story.practice,
        "result": story.result,
        "left": story.left,
        "chain": story.chain,
    }
    if story.game is not None:
        position = json.dumps(story.game.position, sort_keys=True)
        found["position"] = hashlib.sha256(position.encode()).hexdigest()
        found["legal"] = story.game.legal.texts
    return found
