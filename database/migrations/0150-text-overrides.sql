-- Texts that the site's editors have written in place of those that come with the house, as they are now.
create table text_overrides (
  language text not null,
  key text not null,
  text text not null,
  -- The text of the house in whose place it was put: when that has changed since, somebody should look again.
  given text not null,
  -- The German text as the site said it then, which translations are made of.
  german text not null,
  revision integer not null,
  author text not null,
  changed_at timestamptz not null default now(),
  primary key (language, key)
);

-- What was ever said at a key; null: the text of the house was put back. A row is never changed.
create table text_override_revisions (
  revision integer generated always as identity primary key,
  language text not null,
  key text not null,
  text text,
  author text not null,
  changed_at timestamptz not null default now()
);
create index on text_override_revisions (key, language, revision desc);

create trigger announced after insert or update or delete or truncate on text_overrides
  for each statement execute function announce_table();
