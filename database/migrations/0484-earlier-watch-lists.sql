-- A list that was shared before its owner logged in is found by the same address afterwards: it has become the account's.
create table earlier_watch_lists (
  watch_list_uid text primary key,
  uid text not null references visitors on delete cascade,
  joined_at timestamptz not null
);
create index earlier_watch_lists_uid on earlier_watch_lists (uid);
