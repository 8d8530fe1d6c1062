"""Every scene is so, on every executor."""

import pytest

from tests.scenes.executors import EXECUTORS
from tests.scenes.notation import all_scenes
from tests.scenes.playing import play_scene


@pytest.mark.parametrize("executor", EXECUTORS.values(), ids=list(EXECUTORS))
@pytest.mark.parametrize("scene", all_scenes(), ids=lambda scene: scene.name)
def test_scene(scene, executor):
    play_scene(scene, executor=executor)
