-- Homes whose guests can check in online, and from how many days before arrival.
create table home_check_ins (
  object_number integer primary key references homes on delete cascade,
  days_before integer not null check (days_before between 1 and 60)
);

-- What the guests of a booking entered before arrival.
create table check_ins (
  booking_id bigint primary key references bookings on delete cascade,
  -- The answers, encrypted for this booking; null until something was saved.
  sealed text,
  -- How many persons the guest lists, and about how many of them nothing is missing.
  persons integer not null default 0,
  filled integer not null default 0,
  -- Ages of those under 18 on the day of arrival, for the tourist tax; null while a date of birth is missing.
  child_ages jsonb,
  saved_at timestamptz,
  confirmed_at timestamptz,
  invited_at timestamptz,
  reminded_at timestamptz,
  check ((sealed is null) = (saved_at is null))
);
