"""Who is at a table now, since when a seat has been away, and what each is told. Nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from leonardo.server import telling, wire
from leonardo.server.hall import note
from leonardo.server.plans import Refusal
from leonardo.server.reader import Reader
from leonardo.server.story import Fact

if TYPE_CHECKING:
    from leonardo.server.table import Table


class Crowd:
    """The readers of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._hall = table.hall
        self.readers: dict[Reader, None] = {}  # in the order of their coming
        self._seen: dict[int, int] = {}

    # --- who is here -----------------------------------------------------------------------------------

    def reader(self, session: str, language: str, after: int) -> Reader:
        """Somebody who wants to be told of this table from behind this entry; to be attached."""
        seats, is_host = self._table.seats_of(session), self._table.is_host(session)
        return Reader(seats, language, self._hall.settings, after, session, is_host)

    async def attach(self, reader: Reader) -> None:
        """The reader is told everything behind its `seq`, and from now on whatever happens."""
        await self._table.run(lambda: self._attach(reader))

    async def _attach(self, reader: Reader) -> None:
        reader.tell(wire.write(await self._missed(reader)))
        reader.seq = self._table.story.seq
        self.readers[reader] = None
        self.tell_presence()

    def detach(self, reader: Reader) -> None:
        """The reader has gone."""
        self.readers.pop(reader, None)
        self.seen(reader.seats)
        self.tell_presence()

    def seat(self) -> None:
        """Whoever sat down or got up is told as what he is now; a stranger only where strangers may look."""
        for reader in list(self.readers):
            reader.seats = self._table.seats_of(reader.session)
            reader.is_host = self._table.is_host(reader.session)
            if not (reader.seats or reader.is_host or self._table.story.setup["spectators"] != "none"):
                reader.drop("not_found")
        self.tell_presence()

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

    # --- what they are told ----------------------------------------------------------------------------

    async def update(self, reader: Reader) -> wire.Update:
        """What this reader is told, once."""
        return await self._table.run(lambda: self._missed(reader))

    async def _missed(self, reader: Reader) -> wire.Update:
        facts = await self._table.facts_after(reader.seq)
        try:
            return self._update(reader, facts, self._moment())
        except Exception as error:
            note("fault", table=self._table.row.id, error=type(error).__name__)
            raise Refusal("fault") from error

    def _moment(self) -> telling.Moment:
        return telling.Moment(self._table.story, self._hall.time.up)

    def _update(self, reader: Reader, facts: list[Fact], moment: telling.Moment) -> wire.Update:
        return telling.update(
            moment,
            facts,
            reader.audience(moment.story.to_move),
            reader.language,
            own=reader.seats,
            is_host=reader.is_host,
            invitation=self._table.row.invitation,
        )

    def tell(self, known: Iterable[Fact] | None = None) -> Exception | None:
        """Every reader is told what it has not heard yet; equal audiences share one encoding.

        An error is given back, and whoever could not be told because of it hears of everything next time.
        """
        facts = list(known or self._table.facts)
        encoded: dict[tuple[object, ...], bytes | None] = {}
        failed: Exception | None = None
        moment = self._moment()
        for reader in list(self.readers):
            asked = (reader.seq, reader.seats, reader.language, reader.is_host)
            if asked not in encoded:
                try:
                    news = [fact for fact in facts if fact.entry.seq > reader.seq]
                    encoded[asked] = wire.write(self._update(reader, news, moment))
                except Exception as error:
                    encoded[asked], failed = None, error
            frame = encoded[asked]
            if known is None and reader.seq + 1 < self._table.first_remembered:
                reader.drop()  # it comes back for what is only in the log
            elif frame is not None:
                reader.tell(frame)
                reader.seq = self._table.story.seq
        return failed

    def tell_presence(self) -> None:
        """Every reader knows which seats are here, and how many look on."""
        spectators = sum(not reader.seats for reader in self.readers)
        here = [self.is_here(seat) for seat in range(len(self._table.story.seats))]
        frame = wire.write(wire.Presence(here, spectators))
        for reader in self.readers:
            reader.tell(frame)
