-- What somebody wrote to the office through a form, and what became of it.
create table contact_cases (
  id bigint generated always as identity primary key,
  -- the number that mails name
  case_number bigint not null unique,
  kind text not null check (kind in ('guest', 'landlord', 'partner', 'agency')),
  topic text not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  -- digits as typed: nobody has checked that there is such a booking or home
  booking_number text not null,
  object_number text not null,
  language text not null,
  -- the partner on whose pages it was written; null: the house's own
  brand bigint,
  -- suspect: a script seems to have written it; no mail goes out, and the office may look at it
  state text not null check (state in ('open', 'answered', 'closed', 'suspect')),
  -- who of the office has taken it over
  assigned_uid text references accounts on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index contact_cases_state on contact_cases (state, changed_at);
create index contact_cases_changed_at on contact_cases (changed_at);

create table contact_messages (
  id bigint generated always as identity primary key,
  case_id bigint not null references contact_cases on delete cascade,
  -- in: from whoever wrote; out: from the office
  direction text not null check (direction in ('in', 'out')),
  -- who of the office wrote it
  author_uid text references accounts on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index contact_messages_case_id on contact_messages (case_id, id);
