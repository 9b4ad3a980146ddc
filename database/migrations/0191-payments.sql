-- Whose own account at the card provider gets the landlord's part of a payment at once; null: it waits with the house.
alter table landlords add column provider_account text;

-- A payment by card, from the click on. The provider has the card; here is what was asked for and what came of it.
create table payments (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  provider text not null check (provider in ('demo', 'stripe')),
  amount_cents bigint not null check (amount_cents > 0),
  -- the landlord's account that the provider splits to, and what of the amount stays with the house
  split_account text,
  house_cents bigint,
  state text not null check (state in ('created', 'open', 'paid', 'expired')),
  -- the provider's own name of it
  reference text,
  url text,
  decline_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  unique (provider, reference),
  check ((split_account is null) = (house_cents is null)),
  check (state = 'created' or reference is not null)
);
create index payments_booking on payments (booking_id);
-- Whoever opens the provider's page twice finds one page, not two that can both be paid.
create unique index payments_one_open on payments (booking_id) where state in ('created', 'open');

-- What a provider has told, each once.
create table payment_notices (
  provider text not null,
  event_id text not null check (length(event_id) <= 200),
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- The other side of the demo world: what a card provider would keep in its own house.
create table demo_bank_checkouts (
  reference text primary key,
  idempotency_key text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  description text not null,
  language text not null,
  success_url text not null,
  cancel_url text not null,
  notice_url text not null,
  state text not null check (state in ('open', 'challenge', 'paid', 'expired')),
  card text,
  decline_reason text,
  refunded_cents bigint not null default 0,
  expires_at timestamptz not null,
  check (refunded_cents between 0 and amount_cents)
);
create table demo_bank_refunds (
  reference text primary key,
  idempotency_key text not null unique,
  checkout text not null references demo_bank_checkouts,
  amount_cents bigint not null check (amount_cents > 0)
);

-- Lines of account statements. The bank's own reference of a line keeps it from being booked twice.
create table bank_transfers (
  id bigint generated always as identity primary key,
  account text not null,
  bank_reference text not null,
  -- above zero: it came in
  amount_cents bigint not null check (amount_cents <> 0),
  booked_on date not null,
  other_name text not null,
  other_iban text,
  purpose text not null,
  state text not null check (state in ('matched', 'doubtful', 'set-aside')),
  doubt text check (doubt in ('unknown', 'amount', 'ended', 'ambiguous')),
  booking_id bigint references bookings,
  imported_at timestamptz not null,
  unique (account, bank_reference),
  check ((state = 'doubtful') = (doubt is not null))
);
create index bank_transfers_state on bank_transfers (state) where state = 'doubtful';
create index bank_transfers_booking on bank_transfers (booking_id);

-- Reminders of overdue claims: two by mail, then the office decides.
create table dunning_notices (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  due_on date not null,
  level smallint not null check (level between 1 and 3),
  created_at timestamptz not null,
  unique (booking_id, due_on, level)
);

-- What somebody of the office did about money.
create table money_acts (
  id bigint generated always as identity primary key,
  booking_id bigint references bookings,
  act text not null check (act in ('import', 'match', 'set-aside', 'release', 'retry', 'write-off', 'export')),
  subject text,
  amount_cents bigint,
  note text not null default '',
  uid text not null,
  name text not null,
  happened_at timestamptz not null
);
create index money_acts_booking on money_acts (booking_id);
