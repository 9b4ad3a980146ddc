-- The one working copy of a unit, which every save overwrites.
create table content_drafts (
  content_id bigint primary key references contents,
  body jsonb not null,
  -- The revision that it began from; 0: none.
  base_number integer not null,
  author text not null,
  updated_at timestamptz not null
);

-- Who edits a unit: a tab of a session, which says so again every half minute.
create table content_locks (
  content_id bigint primary key references contents,
  token text not null,
  holder text not null,
  expires_at timestamptz not null
);

-- What will be published or withdrawn by itself: the very revision that was looked at.
create table content_schedules (
  content_id bigint not null references contents,
  action text not null check (action in ('publish', 'unpublish')),
  at timestamptz not null,
  -- The revision to be published; withdrawing needs none.
  number integer,
  author text not null,
  primary key (content_id, action),
  check ((action = 'publish') = (number is not null))
);

-- Who did what, when.
create table content_events (
  id bigint generated always as identity primary key,
  content_id bigint not null references contents,
  at timestamptz not null,
  action text not null,
  author text not null,
  number integer
);
create index content_events_of on content_events (content_id, id);
