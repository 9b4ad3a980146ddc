-- Texts that those who let homes write once and use again, by hand or at a time of each stay.
create table message_templates (
  template_id bigint generated always as identity primary key,
  -- The landlord or agency whose homes it is for.
  owner_kind text not null check (owner_kind in ('landlord', 'agency')),
  owner_id bigint not null,
  name text not null check (length(name) between 1 and 80),
  -- By language; placeholders as codes in braces.
  texts jsonb not null,
  -- Null for all homes of the owner.
  object_numbers integer[] check (cardinality(object_numbers) > 0),
  -- {kind, days, time}; null where it is only used by hand.
  timing jsonb,
  -- When its time or its homes were set; what was due before is not sent any more.
  active_since timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (owner_kind, owner_id, name),
  check ((timing is null) = (active_since is null))
);

-- What became of a timed template for a booking: at most one row, so that it is sent once.
create table timed_messages (
  booking_id bigint not null references bookings on delete cascade,
  template_id bigint not null references message_templates on delete cascade,
  state text not null check (state in ('sent', 'skipped')),
  decided_at timestamptz not null,
  primary key (booking_id, template_id)
);
create index timed_messages_template on timed_messages (template_id);

-- What guests need in the home and nobody else may know.
create table home_access_values (
  object_number integer primary key references homes on delete cascade,
  wifi_name text not null default '' check (length(wifi_name) <= 100),
  wifi_password text not null default '' check (length(wifi_password) <= 100),
  key_code text not null default '' check (length(key_code) <= 100)
);
