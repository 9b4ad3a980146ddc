-- What was changed of many homes at once, kept so that it can be undone. Who did it stands in the acts of each home.
create table bulk_changes (
  bulk_id bigint generated always as identity primary key,
  -- kind, period and value
  change jsonb not null,
  made_at timestamptz not null
);
create table bulk_change_homes (
  bulk_id bigint not null references bulk_changes on delete cascade,
  object_number integer not null references homes on delete cascade,
  -- {seasons} or {state, pausedBy}
  before jsonb not null,
  after jsonb not null,
  -- the act in the home's calendar; null where the state was changed
  calendar_act bigint,
  undone_at timestamptz,
  primary key (bulk_id, object_number)
);
create index bulk_change_homes_home on bulk_change_homes (object_number);
