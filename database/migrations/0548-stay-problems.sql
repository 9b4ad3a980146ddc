-- What guests report from their booking's page when something is wrong with the stay, answered by an hour that they are told.
alter table contact_cases
  add column booking_id bigint references bookings on delete set null,
  add column problem text check (problem in ('noAccess', 'notAsDescribed', 'hostCancels')),
  -- by when it is to be answered; null once it was
  add column due_at timestamptz,
  add constraint contact_cases_due check (due_at is null or problem is not null);
create index contact_cases_booking on contact_cases (booking_id) where booking_id is not null;

alter table contact_events drop constraint contact_events_kind_check;
alter table contact_events add constraint contact_events_kind_check
  check (kind in ('taken', 'released', 'answered', 'closed', 'reopened', 'replied', 'assigned', 'added'));
