-- Who cancelled a booking, and why the landlord's side did: until now only guests could. What somebody of the office has
-- noted about it stands in the history, with their name.
alter table bookings
  add column cancelled_by text check (cancelled_by in ('guest', 'landlord', 'office')),
  add column cancellation_reason text check (cancellation_reason in ('unusable', 'soldTwice', 'other'));
update bookings set cancelled_by = 'guest' where state = 'cancelled';

alter table booking_events
  drop constraint booking_events_actor_check,
  add constraint booking_events_actor_check check (actor in ('guest', 'landlord', 'office', 'clock')),
  add column staff_uid text,
  add column staff_name text,
  add column note text;
