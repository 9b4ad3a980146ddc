-- Where a home stands on its way: one column says it, and what lists and bookings ask (`active`) follows from it.
alter table homes
  add column state text not null default 'published'
    check (state in ('draft', 'review', 'published', 'paused', 'removed')),
  -- who took it off the site for a while; a feed brings back what it paused itself
  add column paused_by text check (paused_by in ('landlord', 'office', 'feed')),
  -- when guests could find it first; null: they never could, and nobody but its landlord and the office knows of it
  add column published_at timestamptz default now(),
  -- raised with each save of its own data: who saves says which one was seen
  add column edition integer not null default 1;
update homes set
  state = case when removed_at is not null then 'removed' when active then 'published' else 'paused' end,
  paused_by = case when removed_at is not null or active then null when source_paused then 'feed' else 'office' end,
  published_at = created_at;
alter table homes drop column active, drop column source_paused;
alter table homes
  add column active boolean not null generated always as (state = 'published') stored,
  add constraint homes_paused_by_somebody check ((state = 'paused') = (paused_by is not null)),
  add constraint homes_removed_some_day check ((state = 'removed') = (removed_at is not null)),
  add constraint homes_shown_were_published check (published_at is not null or state in ('draft', 'review', 'removed'));
create index homes_in_review on homes (object_number) where state = 'review';

-- What became of a home and who did it; rows are only ever added.
create table home_acts (
  act_id bigint generated always as identity primary key,
  object_number integer not null references homes on delete cascade,
  kind text not null check (kind in
    ('created', 'changed', 'submitted', 'withdrawn', 'approved', 'refused', 'published', 'paused', 'removed')),
  -- null: whose account is gone
  uid text references accounts on delete set null,
  -- the section that was changed, or the office's reason
  detail text not null default '',
  acted_at timestamptz not null
);
create index home_acts_home on home_acts (object_number, act_id);
create index home_acts_uid on home_acts (uid) where uid is not null;
