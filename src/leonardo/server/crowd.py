"""Who is at a table now: connections, and since when a seat has been away. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterable

from leonardo.server import wire
from leonardo.server.hall import Hall
from leonardo.server.reader import Reader


class Crowd:
    """The readers of one table."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.readers: set[Reader] = set()
        self._seen: dict[int, int] = {}

    def come(self, reader: Reader, seats: int) -> None:
        """The reader is there."""
        self.readers.add(reader)
        self.tell(seats)

    def go(self, reader: Reader, seats: int) -> None:
        """The reader has gone."""
        self.readers.discard(reader)
        self.seen(reader.seats)
        self.tell(seats)

    def seen(self, seats: Iterable[int]) -> None:
        """These seats gave a sign of life, with or without a connection that stays open."""
        for seat in seats:
            self._seen[seat] = self._hall.time.up

    def is_here(self, seat: int) -> bool:
        """Whether a connection of this seat is open."""
        return any(seat in reader.seats for reader in self.readers)

    def is_long_away(self, seat: int) -> bool:
        """Whether there was no sign of the seat for longer than the time of grace."""
        since = max(self._seen.get(seat, 0), self._hall.time.start)
        return not self.is_here(seat) and self._hall.time.up - since > self._hall.settings.away_grace * 1000

    def tell(self, seats: int) -> None:
        """Every reader knows which seats are here, and how many look on."""
        spectators = sum(not reader.seats for reader in self.readers)
        frame = wire.write(wire.Presence([self.is_here(seat) for seat in range(seats)], spectators))
        for reader in self.readers:
            reader.tell(frame)
