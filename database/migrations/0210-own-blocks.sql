-- Whose a block of nights is: the landlord's own, with a note of theirs; a feed's that brings homes; a calendar's that
-- the landlord has connected. Who replaces their blocks leaves those of others alone.
alter table stays
  add column origin text not null default 'landlord' check (origin in ('landlord', 'feed', 'calendar')),
  add column note text not null default '' check (length(note) <= 300);
update stays set origin = 'feed'
from homes
where homes.object_number = stays.object_number and homes.source_key is not null and stays.kind = 'blocked';
alter table stays add constraint stays_only_blocks_have_origins
  check (kind = 'blocked' or (origin = 'landlord' and note = ''));

-- What somebody did to the calendar of a home, with what was there before: it can be taken back, and the office sees it.
create table calendar_acts (
  act_id bigint generated always as identity primary key,
  object_number integer not null references homes on delete cascade,
  -- null: the account is gone
  uid text references visitors on delete set null,
  kind text not null check (kind in ('blockAdded', 'blockChanged', 'blockRemoved', 'ratesChanged')),
  -- of a block {startDate, endDate, note}, of rates the list of seasons; null where there was nothing
  before jsonb,
  after jsonb,
  acted_at timestamptz not null,
  undone_at timestamptz
);
create index calendar_acts_home on calendar_acts (object_number, act_id);
