-- How often something has happened within a span of time, for limits that hold over all nodes together. Keys are keyed
-- hashes: nobody reads an address out of this table.
create table limit_counters (
  limit_name text not null,
  key text not null,
  span_start timestamptz not null,
  uses integer not null check (uses >= 0),
  primary key (limit_name, key, span_start)
);
create index limit_counters_span_start on limit_counters (span_start);

-- Mail addresses whose owner has opened a link that went to them, as keyed hashes.
create table confirmed_addresses (
  address_hash text primary key,
  confirmed_at timestamptz not null
);
