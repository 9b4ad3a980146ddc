-- Bonus codes that belong together: what each takes off, from when to when, and how often one guest may use one of them.
create table bonus_campaigns (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  amount_cents integer not null check (amount_cents > 0),
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  valid_from date not null,
  valid_until date not null,
  -- null: as often as there are codes
  per_guest integer check (per_guest > 0),
  is_paused boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (valid_until >= valid_from)
);
create trigger announced after insert or update or delete or truncate on bonus_campaigns
  for each statement execute function announce_table();

-- Amount, minimum and last day stand at the code as well: a change of the campaign changes them.
alter table bonus_codes add column campaign_id bigint references bonus_campaigns;
-- A code that everybody may know is told on the page about discounts.
alter table bonus_codes add column is_public boolean not null default false;
create index bonus_codes_campaign on bonus_codes (campaign_id);

-- Who has used a code of a campaign: a hash of the address that the guest has booked with.
create table bonus_uses (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references bonus_campaigns,
  code text not null,
  guest_hash text not null check (guest_hash ~ '^[0-9a-f]{64}$')
);
create index bonus_uses_guest on bonus_uses (campaign_id, guest_hash);

-- What the office did with a campaign.
create table bonus_acts (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references bonus_campaigns,
  act text not null check (act in ('created', 'changed', 'codes')),
  note text not null,
  uid text not null,
  name text not null,
  happened_at timestamptz not null
);
create index bonus_acts_campaign on bonus_acts (campaign_id);
