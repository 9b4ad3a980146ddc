-- Double entry. A posting is one thing that happened to money, its entries say which accounts it moved: debits are above zero,
-- credits below, and together they are nothing. Rows are only ever added.
create table ledger_postings (
  id bigint generated always as identity primary key,
  cause text not null check (cause ~ '^[a-z][A-Za-z]{1,39}$'),
  -- whoever posts the same again finds it posted
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 200),
  booking_id bigint references bookings,
  -- an entry that comes later would be one too many
  entry_count smallint not null check (entry_count >= 2),
  posted_at timestamptz not null
);
create index ledger_postings_booking on ledger_postings (booking_id);

create table ledger_entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references ledger_postings,
  account text not null check (account in (
    'guestReceivable', 'bank', 'providerClearing', 'landlordPayable', 'insurancePayable', 'touristTaxPayable',
    'commissionRevenue', 'voucherLiability', 'refundsPayable', 'unallocatedReceipts', 'bonusCost', 'writtenOff'
  )),
  -- whose or which of the account: landlord/12, payment/7, transfer/3, voucher/9
  subject text check (subject ~ '^[a-z]+/[0-9]+$'),
  -- the day on which a claim is due
  due_on date check (due_on is null or account = 'guestReceivable'),
  amount_cents bigint not null check (amount_cents <> 0)
);
create index ledger_entries_posting on ledger_entries (posting_id);
create index ledger_entries_subject on ledger_entries (account, subject);

create function keep_ledger() returns trigger language plpgsql as $$
declare
  has_rows boolean := true;
begin
  if tg_op = 'TRUNCATE' then
    execute format('select exists (select from %I)', tg_table_name) into has_rows;
  end if;
  if not has_rows then return null; end if;
  raise exception 'The ledger is only ever added to.';
end
$$;
create trigger ledger_postings_kept before update or delete on ledger_postings
  for each row execute function keep_ledger();
create trigger ledger_entries_kept before update or delete on ledger_entries
  for each row execute function keep_ledger();
create trigger ledger_postings_stay before truncate on ledger_postings
  for each statement execute function keep_ledger();
create trigger ledger_entries_stay before truncate on ledger_entries
  for each statement execute function keep_ledger();

-- Asked at the commit, when all entries of a posting are there.
create function balance_posting() returns trigger language plpgsql as $$
declare
  posting bigint := to_jsonb(new) ->> case tg_table_name when 'ledger_postings' then 'id' else 'posting_id' end;
  found_count bigint;
  found_sum bigint;
begin
  select count(*), coalesce(sum(amount_cents), 0) into found_count, found_sum
  from ledger_entries where posting_id = posting;
  if found_sum <> 0 then
    raise exception 'The entries of posting % are % cents apart.', posting, found_sum;
  end if;
  if found_count <> (select entry_count from ledger_postings where id = posting) then
    raise exception 'Posting % has % entries, not those that it said.', posting, found_count;
  end if;
  return null;
end
$$;
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function balance_posting();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function balance_posting();

-- What the house keeps of a stay: agreed with the landlord, and fixed for a booking on the day on which it binds.
alter table landlords add column commission_per_mille smallint not null default 150
  check (commission_per_mille between 0 and 500);
create table booking_terms (
  booking_id bigint primary key references bookings,
  landlord_id bigint not null,
  commission_per_mille smallint not null check (commission_per_mille between 0 and 500)
);

-- Money that is to go back the way it came: the intent is written with what makes it owed, a job or the office sends it.
create table refunds (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- what it gives back: payment/7, transfer/3
  source text not null check (source ~ '^(payment|transfer)/[0-9]+$'),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null check (reason in ('cancelled', 'changed', 'overpaid')),
  state text not null check (state in ('intended', 'released', 'sent', 'done', 'failed')),
  -- the provider's own number of it, or the reference of the transfer
  reference text,
  posting_id bigint not null references ledger_postings,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (posting_id, source)
);
create index refunds_booking on refunds (booking_id);
create index refunds_open on refunds (state) where state <> 'done';
