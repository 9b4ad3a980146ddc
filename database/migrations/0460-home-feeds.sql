-- Addresses of feeds of homes that a landlord or an agency has named: they are fetched by a job and imported.
create table home_feeds (
  feed_id bigint generated always as identity primary key,
  kind text not null check (kind in ('landlord', 'agency')),
  -- the landlord or the agency
  subject bigint not null,
  name text not null check (length(name) between 1 and 100),
  -- opens the feed for whoever knows it
  url text not null check (length(url) between 8 and 2000),
  format text not null check (format in ('ndjson', 'json-ld', 'ota')),
  -- it names all homes of the business; else what has changed
  is_full boolean not null,
  every_hours smallint not null check (every_hours in (1, 6, 24)),
  -- null: euros
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- euros for one unit of the currency
  rate double precision check (rate > 0),
  -- in which language the business is written to
  language text not null,
  -- a trial is read and writes nothing until somebody has agreed to what it would do
  state text not null default 'trial' check (state in ('trial', 'active', 'paused')),
  etag text,
  last_modified text,
  -- when all of it was read last
  read_at timestamptz,
  created_at timestamptz not null,
  -- null: it is fetched when somebody asks for it
  next_run_at timestamptz,
  -- the run that is under way, by the moment in which it was asked for in milliseconds
  run_key bigint,
  running_since timestamptz,
  last_run_at timestamptz,
  last_success_at timestamptz,
  last_change_at timestamptz,
  -- null: the last run went well, or there was none
  problem text,
  problem_detail text not null default '',
  failing_since timestamptz,
  -- the business was written to since it fails
  told_at timestamptz,
  -- what became of the last feed that could be read
  report jsonb,
  -- {keys, of}: homes that the last run has missed, of how many
  missing jsonb,
  check ((currency is null) = (rate is null)),
  check ((run_key is null) = (running_since is null)),
  unique (kind, subject, url)
);
-- What one feed does not name vanishes, so a second one would undo the first.
create unique index home_feeds_full on home_feeds (kind, subject) where is_full;
create index home_feeds_due on home_feeds (next_run_at) where state = 'active';
