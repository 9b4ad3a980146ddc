-- Visitors keep several named lists of saved homes. A home that stands on no named list is on the main list; what it was saved with
-- (price, dates, party) stays in watched_objects, once for all lists.
alter table watched_objects add column in_main boolean not null default true;

create table saved_lists (
  list_id bigint generated always as identity primary key,
  uid text not null references visitors on delete cascade,
  -- The main list has a row only once it is shared, renamed, or told apart from others.
  is_main boolean not null default false,
  -- Null: the site's word for it, in the reader's language.
  name text check (length(name) between 1 and 60),
  created_at timestamptz not null,
  -- The heart puts a home into the list used last.
  used_at timestamptz not null,
  -- Removed lists can be restored for a while.
  removed_at timestamptz,
  -- Who holds the link may read, and in mode 'open' vote and comment.
  link_uid text unique,
  link_mode text check (link_mode in ('open', 'read')),
  -- The owner is told by mail of others' comments, at most once a day.
  tells_owner boolean not null default true,
  told_at timestamptz,
  language text not null,
  brand integer,
  check ((link_uid is null) = (link_mode is null))
);
create unique index saved_lists_main on saved_lists (uid) where is_main;
create index saved_lists_uid on saved_lists (uid);

create table saved_list_homes (
  list_id bigint not null references saved_lists on delete cascade,
  object_number integer not null references homes on delete cascade,
  added_at timestamptz not null,
  primary key (list_id, object_number)
);
create index saved_list_homes_home on saved_list_homes (object_number);

-- The owner of a list, and those who gave a name to vote and comment.
create table saved_list_people (
  person_id bigint generated always as identity primary key,
  list_id bigint not null references saved_lists on delete cascade,
  uid text not null references visitors on delete cascade,
  name text not null check (length(name) between 0 and 40),
  joined_at timestamptz not null,
  -- The latest visit, and the end of the one before it: news are what came after that.
  seen_at timestamptz not null,
  since_at timestamptz,
  unique (list_id, uid)
);
create index saved_list_people_uid on saved_list_people (uid);

create table saved_list_votes (
  list_id bigint not null references saved_lists on delete cascade,
  object_number integer not null references homes on delete cascade,
  person_id bigint not null references saved_list_people on delete cascade,
  is_for boolean not null,
  voted_at timestamptz not null,
  primary key (list_id, object_number, person_id)
);
create index saved_list_votes_person on saved_list_votes (person_id);
create index saved_list_votes_home on saved_list_votes (object_number);

create table saved_list_comments (
  comment_id bigint generated always as identity primary key,
  list_id bigint not null references saved_lists on delete cascade,
  object_number integer not null references homes on delete cascade,
  person_id bigint not null references saved_list_people on delete cascade,
  text text not null check (length(text) between 1 and 600),
  written_at timestamptz not null,
  -- A reported comment is shown to nobody until the office has looked at it.
  reported_at timestamptz,
  report_reason text check (length(report_reason) between 1 and 600),
  -- What the office left standing is not reported again.
  cleared_at timestamptz
);
create index saved_list_comments_list on saved_list_comments (list_id, written_at);
create index saved_list_comments_person on saved_list_comments (person_id);
create index saved_list_comments_home on saved_list_comments (object_number);
create index saved_list_comments_reported on saved_list_comments (reported_at) where reported_at is not null;

-- What a home's stay was like at a person's latest visit, and at the end of the one before it.
create table saved_list_looks (
  person_id bigint not null references saved_list_people on delete cascade,
  object_number integer not null references homes on delete cascade,
  -- Dates and party; other ones are not comparable.
  stay text not null,
  is_free boolean not null,
  price_cents integer,
  since_free boolean,
  since_price_cents integer,
  primary key (person_id, object_number)
);
create index saved_list_looks_home on saved_list_looks (object_number);
