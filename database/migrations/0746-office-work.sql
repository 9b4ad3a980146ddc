-- The office lists the departures of the next days; arrivals have an index already.
create index bookings_confirmed_departures on bookings (end_date) where state = 'confirmed';

-- A note can be meant for a colleague, who sees it among the open tasks until it is done.
alter table office_notes
  add column for_uid text references accounts on delete set null,
  add column done_at timestamptz;
create index office_notes_for on office_notes (for_uid) where for_uid is not null and done_at is null;

-- The office can ask a host for another stay in the name of a guest who calls.
alter table booking_changes add column asked_by text references accounts on delete set null;
create index booking_changes_asked_by on booking_changes (asked_by) where asked_by is not null;

-- Text blocks that the office writes itself, beside those that come with the site. {{name}} stands for whoever is answered.
create table reply_blocks (
  block_id bigint generated always as identity primary key,
  language text not null,
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 5 and 10000),
  written_by text references accounts on delete set null,
  written_at timestamptz not null,
  unique (language, title)
);
create index reply_blocks_written_by on reply_blocks (written_by) where written_by is not null;
