-- What the office writes down about somebody for itself: about the person, beside a booking or beside a case.
create table office_notes (
  note_id bigint generated always as identity primary key,
  -- whom it is about, in small letters; somebody without an account is known by it alone
  email_key text not null check (email_key <> ''),
  uid text references accounts on delete set null,
  booking_id bigint references bookings on delete cascade,
  case_id bigint references contact_cases on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  -- null: whose account is gone
  author_uid text references accounts on delete set null,
  -- what they were called then
  author text not null,
  written_at timestamptz not null
);
create index office_notes_email on office_notes (email_key);
create index office_notes_uid on office_notes (uid) where uid is not null;
create index office_notes_booking on office_notes (booking_id) where booking_id is not null;
create index office_notes_case on office_notes (case_id) where case_id is not null;
create index office_notes_author on office_notes (author_uid) where author_uid is not null;
create index office_notes_written_at on office_notes (written_at);

-- The office sees which mails the guest of a booking got.
create index jobs_mails_of_bookings on jobs ((payload ->> 'bookingId')) where name = 'booking.send-mail';
