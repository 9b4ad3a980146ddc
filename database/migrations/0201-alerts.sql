-- Addresses that guests have asked to be written to when a search or their watch list has news. The row stays while the
-- address has alerts, so that the links of its mails open the same page.
create table alert_addresses (
  id bigint generated always as identity primary key,
  email text not null,
  -- keyed, so that only the server finds out whose it is
  address_hash text not null unique,
  language text not null check (language in ('de', 'en', 'fr', 'it')),
  -- part of every link that was sent
  nonce text not null,
  -- the partner on whose pages the first alert was asked for; null: the house's own
  brand bigint,
  -- the day of the last look for news, so that a run that begins again looks once
  checked_on date,
  -- the moment since which it has had no alert; null while it has one
  empty_since timestamptz
);
create index alert_addresses_checked_on on alert_addresses (checked_on, id);

-- One thing that an address wants to hear of.
create table alerts (
  id bigint generated always as identity primary key,
  address_id bigint not null references alert_addresses on delete cascade,
  kind text not null check (kind in ('search', 'watch-list')),
  -- whose watch list it is about
  uid text references visitors (uid) on delete cascade,
  -- the search as addresses carry it
  filter jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  state text not null check (state in ('pending', 'active')),
  -- part of the link that confirms it
  nonce text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  -- the last day on which it is of use: that of the arrival, or a year from its beginning
  ends_on date not null,
  -- the last look whose findings are in alert_homes; null before the first
  looked_on date,
  check ((kind = 'watch-list') = (uid is not null)),
  check ((state = 'active') = (confirmed_at is not null))
);
create index alerts_address on alerts (address_id);
create index alerts_uid on alerts (uid);
create unique index alerts_once on alerts (address_id, kind, coalesce(uid, ''), md5(filter::text));

-- What the owner of an alert knows of a home: what the last mail told, or what was so when the alert began.
create table alert_homes (
  alert_id bigint not null references alerts on delete cascade,
  object_number integer not null references homes on delete cascade,
  is_free boolean not null,
  price_cents integer check (price_cents >= 0),
  primary key (alert_id, object_number)
);

-- A mail with news: one a day and address at most, which the database holds.
create table alert_mails (
  id bigint generated always as identity primary key,
  address_id bigint not null references alert_addresses on delete cascade,
  day date not null,
  -- what it tells; null once it was sent
  news jsonb,
  -- set before it is handed to the mail server: a process that dies in between sends no second one
  begun_at timestamptz,
  unique (address_id, day)
);
