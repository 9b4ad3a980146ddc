-- Keys by which programs of landlords, partners and agencies call. A key is shown once; its hash alone is stored. Rows stay: they
-- say who made a key, who ended it and when.
create table api_keys (
  -- the first part of the key, by which it is found and named
  key_id text primary key check (key_id ~ '^[0-9A-Za-z]{10}$'),
  kind text not null check (kind in ('landlord', 'partner', 'agency')),
  -- the landlord, partner or agency
  subject bigint not null,
  -- a business has two keys at most that are good, so that one can take the place of the other
  slot smallint not null check (slot in (1, 2)),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256 of the whole key
  hash text not null,
  created_at timestamptz not null,
  -- null: whose account is gone
  created_by text references accounts on delete set null,
  -- null: it is good until it is ended
  expires_at timestamptz,
  -- the last use, up to a minute before the newest
  last_used_at timestamptz,
  ended_at timestamptz,
  -- null: it ran out, or whose account is gone
  ended_by text references accounts on delete set null
);
create unique index api_keys_slots on api_keys (kind, subject, slot) where ended_at is null;
create index api_keys_business on api_keys (kind, subject);
create index api_keys_created_by on api_keys (created_by) where created_by is not null;
create index api_keys_ended_by on api_keys (ended_by) where ended_by is not null;
