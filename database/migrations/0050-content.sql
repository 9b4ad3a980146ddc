-- Content that editors change: a unit is a container of a page in one language. It has a row once somebody has begun it.
create table contents (
  content_id bigint generated always as identity primary key,
  page text not null check (length(page) between 1 and 200),
  container_key text not null check (length(container_key) between 1 and 60),
  language text not null check (language in ('de', 'en', 'fr', 'it')),
  -- The revision that readers see; null: none.
  published_number integer,
  -- The text that came with the house, as a hash of its file; null once an editor has changed or withdrawn it.
  seed text,
  unique (page, container_key, language)
);

-- What was kept of a unit: never changed, never deleted while it may be restored.
create table content_revisions (
  content_id bigint not null references contents,
  number integer not null,
  body jsonb not null,
  reason text not null check (reason in ('seeded', 'saved', 'published', 'restored', 'imported')),
  -- Who made it, as they were called then; null: it came with the house.
  author text,
  created_at timestamptz not null,
  primary key (content_id, number)
);
alter table contents add foreign key (content_id, published_number) references content_revisions (content_id, number);

create trigger announced after insert or update or delete or truncate on contents
  for each statement execute function announce_table();
