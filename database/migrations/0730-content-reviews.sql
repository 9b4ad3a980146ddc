-- A text that an editor has given to somebody else: exactly this one is approved or given back.
create table content_reviews (
  review_id bigint generated always as identity primary key,
  content_id bigint not null references contents,
  body jsonb not null,
  digest text not null,
  -- The published revision that it is compared with; null: none was published.
  published_number integer,
  message text not null,
  asked_by text not null,
  asked_uid text references accounts on delete set null,
  asked_at timestamptz not null,
  -- Who was asked; null: everybody who may approve, also once that account is deleted.
  reviewer_uid text references accounts on delete set null,
  state text not null default 'open'
    check (state in ('open', 'approved', 'returned', 'withdrawn', 'superseded')),
  decided_by text,
  decided_uid text references accounts on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'open') = (decided_at is null))
);
create unique index content_reviews_open on content_reviews (content_id) where state = 'open';
create index content_reviews_of on content_reviews (content_id, review_id);

-- What editors say about a block. The first comment of a thread is resolved, with all its answers.
create table content_comments (
  comment_id bigint generated always as identity primary key,
  content_id bigint not null references contents,
  -- The block may be gone by now.
  block_id text not null,
  thread_id bigint references content_comments,
  body text not null,
  author text not null,
  uid text references accounts on delete set null,
  written_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  check (thread_id is null or resolved_at is null)
);
create index content_comments_of on content_comments (content_id, comment_id);

-- The kinds of page whose texts need an approval, each time somebody decided; the latest row counts.
create table content_review_rules (
  rule_id bigint generated always as identity primary key,
  kinds text[] not null,
  set_by text not null,
  set_at timestamptz not null
);
insert into content_review_rules (kinds, set_by, set_at) values ('{legal}', '', '2026-11-30T00:00:00Z');

-- What was said about an event, such as the reason for which a text was given back.
alter table content_events add note text not null default '';
