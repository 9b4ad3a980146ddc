create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Localized texts are jsonb objects keyed by language: {"de": "...", "en": "...", "fr": "...", "it": "..."}.
-- Money is integer euro cents. Dates of stay are plain dates, stays are half-open ranges.

create table countries (
  code text primary key check (code ~ '^[a-z]{2}$'),
  names jsonb not null,
  slugs jsonb not null,
  lat double precision not null,
  lon double precision not null,
  -- [south, west, north, east] in degrees
  bounds jsonb not null,
  texts jsonb not null default '{}',
  teaser_order integer
);

create table regions (
  id integer primary key,
  key text not null unique,
  country_code text not null references countries,
  names jsonb not null,
  slugs jsonb not null,
  lat double precision not null,
  lon double precision not null,
  bounds jsonb not null,
  texts jsonb not null default '{}',
  landscape text not null,
  teaser_order integer
);
create index regions_country on regions (country_code);

create table places (
  id integer primary key,
  region_id integer not null references regions,
  country_code text not null references countries,
  names jsonb not null,
  slugs jsonb not null,
  lat double precision not null,
  lon double precision not null,
  bounds jsonb not null,
  population integer not null default 0,
  texts jsonb not null default '{}',
  -- [{"fromAge": 0, "toAge": 99, "amount": cents}] per person and night
  tourist_tax jsonb not null default '[]'
);
create index places_region on places (region_id);

create table agencies (
  id integer primary key,
  name text not null,
  email text not null,
  phone text,
  is_trader boolean not null default true,
  is_featured boolean not null default false
);

create table landlords (
  id integer primary key,
  name text not null,
  email text not null,
  phone text,
  language text not null default 'de',
  is_trader boolean not null default false,
  agency_id integer references agencies,
  since date not null default current_date
);

create table offers (
  id integer primary key,
  slugs jsonb not null,
  names jsonb not null,
  texts jsonb not null default '{}',
  -- a search filter
  query jsonb not null,
  overview_order integer
);

create table homes (
  object_number integer primary key,
  place_id integer not null references places,
  region_id integer not null references regions,
  country_code text not null references countries,
  landlord_id integer not null references landlords,
  agency_id integer references agencies,
  -- house or apartment; `kind` is finer: chalet, finca, villa, farmhouse, cityFlat ...
  object_type text not null check (object_type in ('house', 'apartment')),
  kind text not null,
  provider_type text not null default 'wholesaler',
  partner_tags text[] not null default '{}',
  active boolean not null default true,
  removed_at timestamptz,
  lat double precision not null check (lat between -90 and 90),
  lon double precision not null check (lon between -180 and 180),
  persons_max integer not null check (persons_max between 1 and 100),
  adults_max integer not null,
  count_rooms integer not null,
  count_rooms_sleeping integer not null,
  count_rooms_bath integer not null,
  squaremeter_living integer not null,
  squaremeter_complete integer,
  dogs_max integer not null default 0,
  pet_size text,
  -- amenity flags of the search filter
  amenities text[] not null default '{}',
  -- further amenities by group, shown on the object page: {"kitchen": ["oven", ...]}
  equipment jsonb not null default '{}',
  dist_sea_m integer,
  dist_lake_m integer,
  dist_skilift_m integer,
  dist_skiloipe_m integer,
  free_cancel boolean not null default false,
  instant_booking boolean not null default false,
  -- offers that this home belongs to by choice (operator, brand), beside those that its features give
  offer_ids integer[] not null default '{}',
  registration_number text,
  deposit_cents integer not null default 0 check (deposit_cents >= 0),
  -- consumption estimated beside the total: {"electricityPerKwh": cents, "waterPerM3": cents, "estimatePerNight": cents}
  consumption jsonb not null default '{}',
  -- [{"daysBefore": 60, "percent": 10}, ...]: fee when cancelled fewer than daysBefore days ahead
  cancellation jsonb not null default '[]',
  check_in text not null default '16:00',
  check_out text not null default '10:00',
  source text not null default 'own',
  source_key text,
  created_at timestamptz not null default now(),
  -- raised with each change under the home's row lock; orders what the search index applies
  version bigint not null default 1,
  unique (source, source_key)
);
create index homes_region on homes (region_id);
create index homes_place on homes (place_id);
create index homes_agency on homes (agency_id);

create table home_texts (
  object_number integer not null references homes on delete cascade,
  language text not null,
  title text not null,
  teaser text not null default '',
  description text not null,
  feature_description text not null default '',
  -- null: written by the landlord; else the language that it was translated from
  translated_from text,
  primary key (object_number, language)
);

create table home_images (
  object_number integer not null references homes on delete cascade,
  no integer not null,
  scene text not null,
  -- null: drawn by the house; else the key of an uploaded photo in the file store
  file_key text,
  primary key (object_number, no)
);

create table price_seasons (
  object_number integer not null references homes on delete cascade,
  from_date date not null,
  until_date date not null,
  nightly_cents integer not null check (nightly_cents > 0),
  weekly_cents integer not null check (weekly_cents > 0),
  min_stay integer not null check (min_stay >= 1),
  max_stay integer not null,
  arrival_days integer not null check (arrival_days between 1 and 127),
  departure_days integer not null check (departure_days between 1 and 127),
  primary key (object_number, from_date),
  check (until_date > from_date),
  check (max_stay >= min_stay),
  constraint price_seasons_no_overlap
    exclude using gist (object_number with =, daterange(from_date, until_date) with &&)
);

create table home_discounts (
  object_number integer not null references homes on delete cascade,
  kind text not null check (kind in ('early', 'lastMinute', 'longStay')),
  threshold integer not null check (threshold >= 0),
  percent integer not null check (percent between 1 and 90),
  primary key (object_number, kind, threshold)
);

create table home_services (
  object_number integer not null references homes on delete cascade,
  code text not null,
  unit text not null check (unit in ('stay', 'night', 'person', 'personNight', 'dog', 'dogNight')),
  amount_cents integer not null check (amount_cents >= 0),
  mandatory boolean not null,
  prepaid boolean not null,
  primary key (object_number, code)
);

create table ratings (
  id integer generated by default as identity primary key,
  object_number integer not null references homes on delete cascade,
  furniture smallint not null check (furniture between 1 and 5),
  location smallint not null check (location between 1 and 5),
  cleanliness smallint not null check (cleanliness between 1 and 5),
  external_impression smallint not null check (external_impression between 1 and 5),
  price_to_service smallint not null check (price_to_service between 1 and 5),
  traveller_name text not null,
  travel_start date not null,
  travel_end date not null,
  travel_type text not null,
  rated_on date not null,
  -- where it comes from: demo data, an import, or a stay booked here
  provenance text not null check (provenance in ('booked', 'verified', 'imported', 'demo')),
  language text not null,
  body text not null default '',
  landlord_answer text,
  landlord_answered_at timestamptz
);
create index ratings_home on ratings (object_number, rated_on desc, id desc);

create table rating_translations (
  rating_id integer not null references ratings on delete cascade,
  language text not null,
  body text not null,
  landlord_answer text,
  primary key (rating_id, language)
);

-- Imported catalogues bring averages without single ratings.
create table rating_summaries (
  object_number integer primary key references homes on delete cascade,
  furniture numeric(4, 2) not null,
  location numeric(4, 2) not null,
  cleanliness numeric(4, 2) not null,
  external_impression numeric(4, 2) not null,
  price_to_service numeric(4, 2) not null,
  average numeric(4, 2) not null,
  total integer not null check (total > 0),
  provenance text not null
);

create table pois (
  id integer primary key,
  country_code text not null references countries,
  region_id integer references regions,
  kind text not null,
  lat double precision not null,
  lon double precision not null,
  names jsonb not null,
  slugs jsonb not null,
  texts jsonb not null default '{}'
);
create index pois_region on pois (region_id);

create table whoami_paths (
  language text not null,
  -- lower case, without leading or trailing slash, NFC
  path text not null,
  compname text not null check (compname in ('Search', 'Object', 'Error410', 'Error500')),
  kind text not null check (kind in ('country', 'region', 'place', 'offer', 'home')),
  -- country code, region id, place id, offer id or object number
  target text not null,
  -- false: an earlier slug that answers 301 to the canonical one
  canonical boolean not null default true,
  primary key (language, path)
);
create unique index whoami_canonical on whoami_paths (kind, target, language) where canonical;

create table partners (
  id bigint primary key,
  tag_name text not null unique,
  name text not null,
  parent bigint references partners,
  phone text,
  email text,
  url text,
  host text unique,
  ignore_url boolean not null default false,
  paxlounge_nr text,
  hide_insurances boolean not null default false,
  hide_newsletter boolean not null default false,
  hide_bonus boolean not null default false,
  allow_midoco_usage boolean not null default false
);

create table traffic_sources (
  pid bigint primary key,
  description text not null,
  phone_interact text,
  phone_display text,
  watchlist_share boolean not null default false,
  encouragement_alert boolean not null default false,
  organic boolean not null default false
);

create table office_staff (
  id integer primary key,
  name_shorted text not null,
  portrait text not null
);

create table office_times (
  -- 0 is Monday
  weekday integer primary key check (weekday between 0 and 6),
  from_time text not null,
  to_time text not null
);
