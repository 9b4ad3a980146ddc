-- What guests write about their stays. What is published stands in ratings as well, where averages are made.
create table rating_submissions (
  booking_id bigint primary key references bookings on delete cascade,
  state text not null check (state in ('held', 'published', 'refused', 'withdrawn', 'loose')),
  furniture smallint not null check (furniture between 1 and 5),
  location smallint not null check (location between 1 and 5),
  cleanliness smallint not null check (cleanliness between 1 and 5),
  external_impression smallint not null check (external_impression between 1 and 5),
  price_to_service smallint not null check (price_to_service between 1 and 5),
  traveller_name text not null,
  travel_type text not null check (travel_type in ('family', 'couple', 'friends', 'single')),
  language text not null,
  body text not null,
  held_for text[] not null default '{}',
  rating_id integer unique references ratings on delete set null,
  -- from the closed list of reasons, with what the office adds to it for the writer
  refused_for text,
  statement text not null default '',
  submitted_at timestamptz not null,
  decided_at timestamptz
);
create index rating_submissions_held on rating_submissions (submitted_at) where state = 'held';

-- Pictures of a stay, as its guest has sent them; shown with the rating once it is published.
create table rating_photos (
  id integer generated always as identity primary key,
  booking_id bigint not null references bookings on delete cascade,
  rating_id integer references ratings on delete set null,
  file_key text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index rating_photos_booking on rating_photos (booking_id, id);
create index rating_photos_rating on rating_photos (rating_id, id);

-- Who was asked for a rating and when: once, and reminded once at most.
create table rating_invitations (
  booking_id bigint primary key references bookings on delete cascade,
  invited_at timestamptz not null,
  reminded_at timestamptz
);

-- Addresses, by a keyed hash, whose owners do not want to be asked.
create table rating_objections (
  address_hash text primary key,
  objected_at timestamptz not null
);

-- What landlords say to published ratings. The secret of the mail's link is derived from the nonce.
create table rating_answers (
  rating_id integer primary key references ratings on delete cascade,
  nonce text not null,
  state text not null check (state in ('none', 'held', 'published', 'refused')),
  body text not null default '',
  held_for text[] not null default '{}',
  refused_for text,
  statement text not null default '',
  answered_at timestamptz,
  decided_at timestamptz
);
create index rating_answers_held on rating_answers (answered_at) where state = 'held';

-- Notices of illegal content, with a copy of what they are about.
create table rating_reports (
  id bigint generated always as identity (start with 50001) primary key,
  rating_id integer references ratings on delete set null,
  object_number integer not null references homes on delete cascade,
  part text not null check (part in ('rating', 'answer')),
  quoted text not null,
  ground text not null,
  explanation text not null,
  name text not null,
  email text not null,
  language text not null,
  state text not null check (state in ('open', 'upheld', 'rejected')),
  statement text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz
);
create index rating_reports_open on rating_reports (created_at) where state = 'open';

-- Who did what with ratings, answers and notices; without an actor: the rules.
create table rating_events (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('rating', 'answer', 'report')),
  -- the booking of a rating, the rating of an answer, the notice
  subject_id bigint not null,
  kind text not null,
  reason text,
  actor_uid text references accounts on delete set null,
  at timestamptz not null
);
create index rating_events_subject on rating_events (subject, subject_id, id);
