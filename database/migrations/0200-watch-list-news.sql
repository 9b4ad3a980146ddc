-- What the owner of a list knew of a watched stay when they last looked at their list. All three are empty until then: what
-- is known is the price with which the home was put on the list.
alter table watched_objects
  add column looked_at timestamptz,
  add column looked_free boolean,
  add column looked_cents integer,
  add constraint watched_objects_looked_whole check ((looked_at is null) = (looked_free is null)),
  add constraint watched_objects_looked_price check (looked_cents is null or looked_cents >= 0),
  add constraint watched_objects_looked_priced check (looked_free is not true or looked_cents is not null);
