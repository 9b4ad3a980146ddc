-- A price is one of a party: children and dogs change it as persons do.
alter table watched_objects
  add column child_ages integer[] not null default '{}',
  add column pets smallint not null default 0;
