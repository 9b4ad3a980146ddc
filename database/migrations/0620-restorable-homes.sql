-- A home that its landlord deletes comes back as it was for thirty days: its state before, and who had paused it.
alter table homes
  -- null: not removed, or removed for good
  add column removed_from text check (removed_from in ('draft', 'review', 'published', 'paused')),
  add column removed_pause text check (removed_pause in ('landlord', 'office', 'feed')),
  add constraint homes_removed_from_somewhere check (removed_from is null or state = 'removed');
create index homes_restorable on homes (removed_at) where removed_from is not null;

alter table home_acts
  drop constraint home_acts_kind_check,
  add constraint home_acts_kind_check check (kind in
    ('created', 'changed', 'photoAdded', 'submitted', 'withdrawn', 'approved', 'refused', 'published', 'paused', 'removed',
     'restored', 'erased')),
  drop constraint home_acts_actor_check,
  add constraint home_acts_actor_check check (actor in ('landlord', 'office', 'feed', 'house'));
