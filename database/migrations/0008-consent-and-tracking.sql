-- What visitors allowed, and what is kept of those who did. The uid is random and says nothing by itself;
-- there is no address, no name and no mail here, and rows do not hang on the table of visitors.

create table consent_log (
  id bigint generated always as identity primary key,
  -- null where nothing but the necessary was allowed: then the visitor has no lasting uid
  uid text,
  statistic boolean not null,
  marketing boolean not null,
  given_at timestamptz not null
);
create index consent_log_uid on consent_log (uid, id);
create index consent_log_given_at on consent_log (given_at);

-- Where a visitor came from, one row for each time an address said so.
create table traffic_origins (
  id bigint generated always as identity primary key,
  uid text not null,
  params jsonb not null,
  seen_at timestamptz not null
);
create index traffic_origins_uid on traffic_origins (uid, id);
create index traffic_origins_seen_at on traffic_origins (seen_at);

create table visited_pages (
  id bigint generated always as identity primary key,
  uid text not null,
  -- name of the route, never an address: addresses carry secrets and searches
  route text not null,
  content_group integer not null,
  object_number integer,
  language text not null,
  visited_at timestamptz not null
);
create index visited_pages_uid on visited_pages (uid, id);
create index visited_pages_visited_at on visited_pages (visited_at);

-- How fast pages were: how many visits fell into a bucket, without who they were.
create table page_timings (
  day date not null,
  route text not null,
  metric text not null,
  -- upper bound: milliseconds, thousandths for cls
  bucket integer not null,
  visits integer not null,
  primary key (day, route, metric, bucket)
);
