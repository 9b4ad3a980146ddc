-- Photos that a feed names for a home: each is fetched once by a job, and shown in the feed's order from then on.
create table feed_photos (
  object_number integer not null references homes on delete cascade,
  url text not null check (length(url) between 8 and 2000),
  -- the place in the feed's list, from 1 on
  no smallint not null check (no between 1 and 40),
  scene text not null,
  -- the photo as it is kept, by its content; null: not fetched yet
  file_key text,
  -- what it looks like in 64 bits
  look text check (look ~ '^[01]{64}$'),
  -- null: it is there, or given up
  next_run_at timestamptz,
  failures smallint not null default 0,
  -- why the last try brought nothing; null: it did, or there was none
  problem text,
  check ((file_key is null) = (look is null)),
  check (file_key is null or (next_run_at is null and problem is null)),
  primary key (object_number, url)
);
create index feed_photos_due on feed_photos (next_run_at) where next_run_at is not null;
