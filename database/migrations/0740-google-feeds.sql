-- Secret addresses at which Google reads homes and prices of a landlord, an agency or the whole site. Without a row there is no address.
create table google_feeds (
  kind text not null check (kind in ('landlord', 'agency', 'site')),
  -- 0: the whole site
  subject bigint not null,
  nonce text not null,
  created_at timestamptz not null,
  -- the last reading, and the program that named itself
  homes_read_at timestamptz,
  homes_read_by text,
  prices_read_at timestamptz,
  prices_read_by text,
  primary key (kind, subject),
  check ((kind = 'site') = (subject = 0))
);
