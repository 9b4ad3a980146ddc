-- A feed's homes keep the dates of its first import, so that a repeated run changes nothing.
create table import_sources (
  source text primary key,
  landlord_id integer not null references landlords,
  -- days that the feed's dates are moved by, whole weeks; null where the feed has no calendar
  shift_days integer,
  -- first night that the import offered
  first_date date not null,
  imported_at timestamptz not null default now()
);

-- What the home was made from: the same row again is passed over.
alter table homes add column source_digest text;
