-- Accounts that postings by hand alone move: fees of the bank, what the house gives for goodwill, and amounts that pass through.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'guestReceivable', 'bank', 'providerClearing', 'landlordPayable', 'insurancePayable', 'touristTaxPayable',
  'commissionRevenue', 'voucherLiability', 'refundsPayable', 'unallocatedReceipts', 'bonusCost', 'writtenOff',
  'expiredVouchers', 'payoutsInTransit', 'vatPayable', 'bankFees', 'goodwillCost', 'clearing'
));

-- What an accountant wants to post by hand. Another one approves it, and only then it is in the ledger.
create table manual_postings (
  id bigint generated always as identity primary key,
  template text not null check (template in (
    'free', 'bankFee', 'guestRefund', 'smallDifference', 'goodwillVoucher', 'reversal'
  )),
  state text not null check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  dated_on date not null,
  reason text not null check (length(reason) between 3 and 500),
  -- the payment that a refund gives back, who bears it, and the account to which it goes if not back the way it came
  refund_source text check (refund_source ~ '^(payment|transfer)/[0-9]+$'),
  refund_bearer text check (refund_bearer in ('house', 'host', 'guest')),
  refund_holder text,
  refund_iban text check (refund_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  -- who gets a voucher: name, email, language, dedication
  voucher jsonb,
  reverses bigint references manual_postings,
  drafted_by text not null,
  drafted_name text not null,
  drafted_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  decision_note text not null default '' check (length(decision_note) <= 500),
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'approved' or decided_by <> drafted_by),
  check (state <> 'withdrawn' or decided_by = drafted_by),
  check (state <> 'refused' or length(decision_note) >= 3),
  check ((template = 'guestRefund') = (refund_source is not null)),
  check ((refund_source is null) = (refund_bearer is null)),
  check ((refund_holder is null) = (refund_iban is null)),
  check ((template = 'goodwillVoucher') = (voucher is not null)),
  check ((template = 'reversal') = (reverses is not null))
);
create index manual_postings_waiting on manual_postings (drafted_at) where state = 'waiting';
-- A posting is reversed once; a refused reversal may be drafted again.
create unique index manual_postings_reversed_once on manual_postings (reverses) where state in ('waiting', 'approved');

create table manual_posting_lines (
  manual_posting_id bigint not null references manual_postings on delete cascade,
  position smallint not null check (position >= 0),
  account text not null,
  booking_id bigint references bookings,
  subject text check (subject ~ '^[a-z]+/[0-9]+$'),
  due_on date,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (manual_posting_id, position)
);
create index manual_posting_lines_booking on manual_posting_lines (booking_id);

create table manual_posting_files (
  manual_posting_id bigint not null references manual_postings on delete cascade,
  attachment_id bigint not null primary key references attachments
);
create index manual_posting_files_posting on manual_posting_files (manual_posting_id);

-- What was decided stays as it was; what was approved is part of the books.
create function keep_manual_postings() returns trigger language plpgsql as $$
begin
  if old.state = 'approved' or (tg_op = 'UPDATE' and old.state <> 'waiting') then
    raise exception 'Posting % by hand is decided.', old.id;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger manual_postings_kept before update or delete on manual_postings
  for each row execute function keep_manual_postings();

create function keep_manual_posting_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (
    select from manual_postings where id = old.manual_posting_id and state in ('waiting', 'approved')
  ) then
    raise exception 'The lines of posting % by hand stay.', old.manual_posting_id;
  end if;
  return old;
end
$$;
create trigger manual_posting_lines_kept before update or delete on manual_posting_lines
  for each row execute function keep_manual_posting_lines();

alter table ledger_postings add column manual_posting_id bigint references manual_postings;
create index ledger_postings_by_hand on ledger_postings (manual_posting_id) where manual_posting_id is not null;
alter table ledger_postings add constraint ledger_postings_by_hand_check check ((manual_posting_id is not null) = (cause in (
  'manual', 'manualReversed', 'bankFee', 'smallDifference', 'goodwillVoucher', 'refundByHand'
)));

-- Asked at the commit: nothing by hand is in the ledger that two people have not seen.
create function approve_manual_postings() returns trigger language plpgsql as $$
begin
  if not exists (select from manual_postings where id = new.manual_posting_id and state = 'approved') then
    raise exception 'Posting % by hand is not approved.', new.manual_posting_id;
  end if;
  return null;
end
$$;
create constraint trigger ledger_postings_approved after insert on ledger_postings
  deferrable initially deferred for each row when (new.manual_posting_id is not null)
  execute function approve_manual_postings();

-- A refund by hand may go to an account that the guest names instead of back to the card.
alter table refunds add column holder text;
alter table refunds add column iban text;
alter table refunds add constraint refunds_named_account check ((holder is null) = (iban is null));
alter table refunds add column way text not null generated always as (
  case when iban is null and source like 'payment/%' then 'card' else 'transfer' end
) stored;
-- The bank's file in which a transfer went out: it is in one alone.
create table refund_files (
  id bigint generated always as identity primary key,
  made_by text not null,
  made_name text not null,
  made_at timestamptz not null
);
alter table refunds add column file_id bigint references refund_files;
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'changed', 'overpaid', 'withdrawn', 'byHand'));

alter table money_acts drop constraint money_acts_act_check;
alter table money_acts add constraint money_acts_act_check check (act in (
  'import', 'match', 'split', 'take-back', 'set-aside', 'aside-undone', 'release', 'retry', 'write-off', 'export', 'search',
  'payout-prepare', 'payout-release', 'payout-discard', 'payout-return', 'payout-file', 'dac7',
  'posting-draft', 'posting-approve', 'posting-refuse', 'posting-withdraw', 'refund-file'
));

-- A line of the bank that was set aside, or whose rest was written off, waits again.
alter table bank_transfers drop constraint bank_transfers_doubt_check;
alter table bank_transfers add constraint bank_transfers_doubt_check
  check (doubt in ('unknown', 'amount', 'ended', 'ambiguous', 'repeated', 'rest', 'taken-back', 'reopened'));
