-- What guest and landlord write to each other about a booking: one thread for each, from the first message on.
create table message_threads (
  booking_id bigint primary key references bookings on delete cascade,
  created_at timestamptz not null,
  -- When the last message was written.
  changed_at timestamptz not null
);
create index message_threads_changed on message_threads (changed_at);

create table messages (
  message_id bigint generated always as identity primary key,
  booking_id bigint not null references message_threads on delete cascade,
  side text not null check (side in ('guest', 'landlord')),
  -- As it was typed; what of it the other side sees now follows from the booking.
  text text not null check (length(text) <= 4000),
  -- The key of the mail that it came by, which is taken once; null for what was written on a page.
  mail_key text unique,
  created_at timestamptz not null,
  -- The first message of the mail that told the other side of it; null until one is made.
  told_with bigint
);
create index messages_thread on messages (booking_id, message_id);
create index messages_untold on messages (booking_id, side) where told_with is null;

-- Up to which message a side has seen what the other wrote.
create table message_reads (
  booking_id bigint not null references message_threads on delete cascade,
  side text not null check (side in ('guest', 'landlord')),
  last_message_id bigint not null,
  seen_at timestamptz not null,
  primary key (booking_id, side)
);

-- A file is kept before its message is sent, and goes a day later where none was. The row outlives its message until the file is gone.
create table message_files (
  file_id bigint generated always as identity primary key,
  booking_id bigint references bookings on delete set null,
  message_id bigint references messages on delete set null,
  side text not null check (side in ('guest', 'landlord')),
  file_key text not null unique,
  name text not null check (length(name) between 1 and 120),
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index message_files_message on message_files (message_id);
create index message_files_booking on message_files (booking_id);

-- Somebody has asked the office to look at a thread; without an open one of these nobody of the office reads it.
create table message_reports (
  report_id bigint generated always as identity primary key,
  booking_id bigint not null references message_threads on delete cascade,
  side text not null check (side in ('guest', 'landlord')),
  reason text not null check (length(reason) between 1 and 2000),
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index message_reports_open on message_reports (booking_id) where closed_at is null;

-- Who of the office has read a reported thread, and who has closed it.
create table message_report_events (
  event_id bigint generated always as identity primary key,
  report_id bigint not null references message_reports on delete cascade,
  kind text not null check (kind in ('read', 'file', 'closed')),
  -- What they were called then.
  actor text not null,
  at timestamptz not null
);
create index message_report_events_report on message_report_events (report_id);
create function refuse_changed_message_report_events() returns trigger language plpgsql as $$
begin
  raise exception 'Events of reported threads are never changed.';
end $$;
create trigger message_report_events_stay before update on message_report_events
  for each row execute function refuse_changed_message_report_events();

-- Answers that those who let homes have written once, to be put into messages again.
create table message_answers (
  answer_id bigint generated always as identity primary key,
  landlord_id bigint not null references landlords on delete cascade,
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index message_answers_landlord on message_answers (landlord_id);
