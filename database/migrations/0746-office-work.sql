-- The office lists the departures of the next days; arrivals have an index already.
create index bookings_confirmed_departures on bookings (end_date) where state = 'confirmed';

-- A note can be meant for a colleague, who sees it among the open tasks until it is done.
alter table office_notes
  add column for_uid text references accounts on delete set null,
  add column done_at timestamptz;
create index office_notes_for on office_notes (for_uid) where for_uid is not null and done_at is null;
