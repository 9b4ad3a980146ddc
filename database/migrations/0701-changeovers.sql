-- What the landlord notes for the cleaner about the changeover of one day, and who has done it. The day is that of the departure, or of
-- the arrival where nobody left before.
create table changeovers (
  object_number integer not null references homes on delete cascade,
  on_date date not null,
  note text not null default '' check (length(note) <= 1000),
  done_at timestamptz,
  -- Null while it is not done, or the account is gone.
  done_by text references accounts on delete set null,
  primary key (object_number, on_date)
);
create index changeovers_done_by on changeovers (done_by) where done_by is not null;

-- What holds for every changeover of a home.
create table changeover_home_notes (
  object_number integer primary key references homes on delete cascade,
  note text not null check (length(note) between 1 and 1000)
);

-- The subscribed calendar of a person, from whose nonce the secret of its address is made.
create table changeover_calendars (
  uid text primary key references accounts on delete cascade,
  nonce text not null,
  made_at timestamptz not null
);
