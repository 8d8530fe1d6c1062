-- Plain enough for SQLite and PostgreSQL alike. Times are milliseconds.

create table games (
  id         text    not null primary key,
  invitation text    not null unique,
  status     text    not null,
  listed     integer not null,
  created    bigint  not null,
  updated    bigint  not null,
  wake       bigint,
  trouble    text,
  head       text    not null -- the digest of the last entry: a log that ends before it has lost something
);
create index games_to_wake on games (wake);
create index games_to_list on games (listed, status, created);

-- Only ever grows. The primary key is the compare-and-swap between servers.
create table entries (
  game      text   not null references games (id),
  seq       bigint not null,
  kind      text   not null,
  seat      integer,
  client_id text,
  at        bigint not null,
  up        bigint not null,
  data      text   not null,
  chain     text   not null,
  primary key (game, seq)
);
create unique index entries_once on entries (game, client_id);

create table claims (
  game    text    not null references games (id),
  seat    integer not null,
  session text    not null,
  primary key (game, seat)
);
create index claims_of_session on claims (session);

-- Apart from everything that is ever shown.
create table secrets (
  game   text not null primary key references games (id),
  secret text not null
);

create table leases (
  game       text   not null primary key references games (id),
  holder     text   not null,
  held_until bigint not null,
  epoch      bigint not null
);

create table uptime (
  id integer not null primary key,
  up bigint  not null
);
insert into uptime (id, up) values (1, 0);
