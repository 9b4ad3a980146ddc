-- Addresses of businesses to which events of their homes are sent, and each event that is or was to be sent.
create table webhooks (
  webhook_id bigint generated always as identity primary key,
  kind text not null check (kind in ('landlord', 'agency')),
  subject bigint not null,
  url text not null check (length(url) between 12 and 2000),
  events text[] not null check (cardinality(events) > 0),
  -- encrypted with the key of the server
  secret text not null,
  -- the former secret signs as well until this moment
  former_secret text,
  former_until timestamptz,
  language text not null,
  created_at timestamptz not null,
  failing_since timestamptz,
  -- switched off after days of failure, or by its owner
  disabled_at timestamptz,
  check ((former_secret is null) = (former_until is null)),
  unique (kind, subject, url)
);

create table webhook_deliveries (
  delivery_id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  -- the same for each try, so that a receiver knows what it has had
  message_id text not null unique,
  event text not null,
  payload text not null,
  created_at timestamptz not null,
  tries smallint not null default 0,
  -- null: it is over
  next_try_at timestamptz,
  delivered_at timestamptz,
  -- of the last try
  tried_at timestamptz,
  status smallint,
  problem text,
  duration_ms integer,
  answer text not null default ''
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null;
create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, delivery_id);
