# What the commands of a host say: serve, backup, restore, export.

help-serve = Hosts tables for people and bots: page, bots and storage in one process, all games in one file.
    .host = where to listen; 127.0.0.1 if nothing is said
    .port = { $port } if nothing is said, or the next that is free; 0: any free one
    .lan = for everybody on this network; prints a QR code
    .open = open the page in a browser
    .data = the folder where games are kept
    .store = sqlite, one file in that folder, if nothing is said; memory: nothing is kept
    .origin = the address that people type, such as https://games.example.org, with TLS in front of this server; may be given more than once
    .behind-proxy = believe the last X-Forwarded-For, which the proxy writes
    .bots = so many bots think at the same time; { $default } if nothing is said
    .bot-delay = the least seconds that a bot takes, up to 60; { $default } if nothing is said
    .metrics-for = an address that may read /metrics besides this machine's own; may be given more than once
    .verbose = write a log line also when nothing is wrong

help-backup = A whole copy of all games, also while a server has them open; nobody has to stop playing.
    .file = where the copy shall lie; nothing is written over
    .data = the folder where games are kept

help-restore = Puts a copy made by leonardo backup in the place of the games. What was there is kept under another name.
    .file = the copy
    .data = the folder where games are kept

help-export = Writes the records of all games of a copy that are over, one after the other.
    .file = a copy made by leonardo backup
    .out = where to write them; otherwise to standard output

cli-about-backup = a copy of all games of a server, while it runs
cli-about-restore = the games as they were when a copy was made
cli-about-export = the records of all finished games of such a copy

backup-made = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} and { $entries ->
    [one] { $entries } line of their logs
   *[other] { $entries } lines of their logs
}. It holds hidden cards; keep it to yourself.
backup-server-said = The server that has the games open made no copy: { $sentence }
restore-made = { $file } holds { $games ->
    [one] { $games } game
   *[other] { $games } games
} of the copy.
restore-before = What was there before lies in { $file }
export-made = { $games ->
    [one] { $games } record
   *[other] { $games } records
}.
export-damaged = { $games ->
    [one] The log of { $games } game is damaged; it was left out.
   *[other] The logs of { $games } games are damaged; they were left out.
}

# Why the games cannot be had.
store-trouble = { $code ->
    [in_use] another server has { $file } open. Stop it first, or choose another folder with --data.
    [newer] { $file } was written by a newer leonardo. Install that version, or choose another folder with --data.
    [no_log] { $file } lies where SQLite cannot keep its log, as on some network disks. Choose another folder with --data.
    [not_writable] { $file } may not be written here. Choose another folder with --data.
    [cannot_open] { $file } cannot be opened or made here. Choose another folder with --data.
    [no_folder] there is no folder for { $file }, and none can be made.
    [no_file] there is no { $file }.
    [exists] { $file } is there already.
    [no_database] { $file } is no database of leonardo.
    [damaged] { $file } is damaged. If there is a backup: leonardo restore FILE
    [full] the disk is full. Nothing was written to { $file }.
    [disk_error] the disk of { $file } fails.
    [in_memory] they are in memory only.
   *[other] { $file }: { $detail }
}
