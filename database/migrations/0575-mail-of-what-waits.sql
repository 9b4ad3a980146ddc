-- When the office was last told by mail what waits for it: one row.
create table office_mail (
  only_one boolean primary key default true check (only_one),
  sent_at timestamptz
);
insert into office_mail default values;
