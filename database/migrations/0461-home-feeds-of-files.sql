-- A feed may be a file that somebody sends instead of an address, and a table with a mapping that says what its columns mean.
alter table home_feeds alter column url drop not null;
alter table home_feeds
  -- the file that was sent last, as long as it is not taken over
  add column file_key text,
  add column file_name text,
  add column mapping text check (length(mapping) <= 50000),
  -- {done, total}: how far the run is that is under way
  add column progress jsonb,
  -- [{key, line, became, reason}]: what became of each row that did not stay as it was, or would become of it
  add column told_rows jsonb,
  add check (url is null or file_key is null);
alter table home_feeds drop constraint home_feeds_format_check;
alter table home_feeds add constraint home_feeds_format_check check (format in ('ndjson', 'json-ld', 'ota', 'csv'));
