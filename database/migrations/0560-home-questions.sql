-- What guests ask about a home before they book. A question is written to its landlord in a thread like that of a booking.
create table home_questions (
  -- One sequence numbers bookings and questions, so that a number names one thread.
  question_id bigint primary key default nextval(pg_get_serial_sequence('bookings', 'id')),
  object_number integer not null references homes on delete cascade,
  -- Who was logged in when asking.
  uid text,
  name text not null check (length(name) between 1 and 160),
  email text not null check (length(email) between 3 and 254),
  language text not null,
  -- The partner on whose host it was asked.
  brand integer,
  -- The stay that is thought of; the dates may be open.
  start_date date,
  end_date date,
  persons integer not null,
  child_ages jsonb not null default '[]',
  pets integer not null default 0,
  -- As it was typed, until the link of the mail is confirmed: then it is the first message.
  text text not null check (length(text) between 1 and 4000),
  -- The links' secrets are derived from these with the server's key.
  guest_nonce text not null,
  landlord_nonce text not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  check ((start_date is null) = (end_date is null)),
  check (end_date > start_date)
);
create index home_questions_home on home_questions (object_number);
create index home_questions_uid on home_questions (uid);
create index home_questions_email on home_questions (lower(email));
create index home_questions_unsent on home_questions (asked_at) where sent_at is null;

-- The column keeps its name, since nodes of the version before still ask for it: it is the number of a booking or of a question.
alter table message_threads
  drop constraint message_threads_booking_id_fkey,
  add column question_id bigint unique references home_questions on delete cascade,
  add constraint message_threads_number check (question_id is null or question_id = booking_id);
alter table message_threads
  add column of_booking bigint unique generated always as (case when question_id is null then booking_id end) stored
    references bookings on delete cascade;
alter table message_files drop constraint message_files_booking_id_fkey;

-- The office finds who has asked by name and address, as it finds who has booked or written.
create index home_questions_office_words on home_questions using gin (office_words(name || ' ' || email) gin_trgm_ops);
