-- What the office says beside its phone on one page instead of the usual words; one row a page and language.
create table office_overwrites (
  page text not null,
  language text not null check (language in ('de', 'en', 'fr', 'it')),
  text text not null check (text <> ''),
  updated_at timestamptz not null default now(),
  primary key (page, language)
);

-- Hops to partners' sites, counted by day; nothing of the visitor is kept.
create table affiliate_hops (
  day date not null,
  target text not null,
  pid text not null default '',
  hops integer not null default 0,
  primary key (day, target, pid)
);

create index bookings_created on bookings (created_at desc);
