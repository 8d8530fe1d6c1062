# What the table server says to players. Codes are never translated.

server-refused = { $code ->
    [stale] The table has moved on; look again and decide anew.
    [illegal] That move is not possible.
    [unreadable] That is no move.
    [not_your_turn] It is not your turn.
    [not_seated] You have no seat at this table.
    [not_host] Only whoever made the table may do that.
    [not_started] The game has not begun yet.
    [started] The game has begun already.
    [over] The game is over.
    [not_over] The game is not over yet.
    [out] You have given up this game.
    [paused] The table is paused after a fault; whoever made it can go on.
    [not_paused] The table is not paused.
    [fault] Something went wrong in our rules, not in your move. Nothing was played, and a report was written.
    [bot_plays] A bot plays for this seat.
    [cannot_undo] This decision cannot be taken back: somebody has learned something since, or decided.
    [no_hints] There are no hints at this table.
    [no_such_seat] There is no such seat.
    [seat_taken] Somebody sits there already.
    [seat_free] Nobody sits there.
    [seats_open] Some seats are still empty: invite somebody or add bots.
    [full] All seats are taken.
    [unknown_bot] There is no such bot.
    [still_here] This player is here; wait a little.
    [voted] You have voted already.
    [muted] You may not write at this table.
    [empty] There is nothing to read in that.
    [too_fast] That was too fast; wait a moment.
    [busy] The table is busy; try again.
    [storage_unavailable] Nothing can be saved just now, so nothing was played. Clocks stand still; try again soon.
    [quarantined] What was stored of this game is damaged, so it was put aside. Other tables are not touched.
    [other_message] Another message was sent with this number.
    [not_found] There is no such table, or it is not yours to see.
    [not_invited] This invitation fits no table. Ask for a new link.
    [not_allowed] That is not allowed from here.
    [foreign_origin] This page may not speak to this server.
    [malformed] The server cannot read that message.
    [too_large] That message is too long.
    [wrong_method] That cannot be done here.
    [too_slow] Your connection was too slow and is opened again.
    [bad_setup] No game can begin with these seats or decks.
    [unknown_edition] There is no such edition.
    [unknown_option] The edition has no such option, or the option no such value.
    [bad_record] That is no record of a game that can be replayed.
    [header_missing] A program that changes something has to send the header X-Leonardo: 1.
    [unknown_lesson] There is no such lesson.
   *[other] That did not work ({ $code }).
}

# Shown where the page was not built into the package.
server-no-page = The server runs, but the page is not built. In a checkout, make play builds it; the interface for programs works without it.

# What `leonardo serve` prints.
server-listening = The table server is open at { $address }
server-no-browser = There is no browser with a window here. Open { $address } in one yourself.
server-lan = A phone on the same network opens { $address }, or scans this:
server-no-network = This machine has no network just now, so nobody else can reach it.
server-plain-http = Over plain HTTP anybody on this network can read along, and cookies are set without TLS. Fine at home; for the world, put TLS in front (see docs/hosting.md).
server-behind-tls = Cookies are given over TLS only: people come by the https address.
server-kept = Games are kept in { $file }
server-kept-nowhere = Games are kept in memory and are gone when the server stops.
server-stop = Stop it with Ctrl+C; every game goes on when it is started again.
server-no-listening = Nothing can listen at { $host }, port { $port }: { $code ->
    [in_use] something else does already. Another port: leonardo serve --port 0
    [not_here] this machine has no such address. Without --host it is 127.0.0.1, with --lan all of its own.
    [not_allowed] that port is not for everybody. Another one: leonardo serve --port 8001
    [unknown] nobody knows this name. Give an address, such as --host 0.0.0.0
   *[other] { $detail }
}
server-no-store = The games cannot be opened: { $reason }
