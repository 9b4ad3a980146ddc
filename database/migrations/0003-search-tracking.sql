-- How often was searched and opened, without who did: no uid, no address, no time of day.
create table search_counts (
  day date not null,
  -- the filter as an address carries it
  filter text not null,
  searches integer not null,
  -- homes found, of the latest search
  total integer not null,
  primary key (day, filter)
);

create table opened_homes (
  day date not null,
  object_number integer not null references homes on delete cascade,
  opened integer not null,
  primary key (day, object_number)
);
