-- Calendars of other sites that landlords have connected with a home. What a calendar said last stays here, so that its nights are
-- blocked anew when something that lay on them is gone.
create table calendar_feeds (
  feed_id bigint generated always as identity primary key,
  object_number integer not null references homes on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- opens the calendar for whoever knows it
  url text not null check (length(url) between 8 and 2000),
  -- windows that move on with the day, of which a site says that they cannot be booked there
  ignores_sliding boolean not null default false,
  etag text,
  last_modified text,
  created_at timestamptz not null,
  next_run_at timestamptz not null,
  last_run_at timestamptz,
  last_success_at timestamptz,
  last_change_at timestamptz,
  -- null: the last run went well, or there was none
  problem text,
  failures integer not null default 0,
  -- [{startDate, endDate, sliding}], nights until the morning of the second date
  events jsonb not null default '[]',
  -- [{code, count}]: what of the calendar was left out, and why
  remarks jsonb not null default '[]',
  unique (object_number, url)
);
create index calendar_feeds_due on calendar_feeds (next_run_at);

alter table stays
  add column feed_id bigint references calendar_feeds on delete cascade,
  add constraint stays_of_calendars check ((origin = 'calendar') = (feed_id is not null));
create index stays_feed on stays (feed_id) where feed_id is not null;

-- The secret address at which other sites read what is taken here is made from this; a new nonce ends the old address.
create table calendar_exports (
  object_number integer primary key references homes on delete cascade,
  nonce text not null,
  renewed_at timestamptz not null
);
