-- That a month's commission was transferred to a partner, as accounting has noted it. The latest act of a month counts.
create table partner_payment_acts (
  act_id bigint generated always as identity primary key,
  partner_id bigint not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- null: noted by mistake
  paid_on date,
  amount_cents bigint not null check (amount_cents > 0),
  uid text references accounts on delete set null,
  name text not null,
  acted_at timestamptz not null
);
create index partner_payment_acts_month on partner_payment_acts (partner_id, month, act_id);
create index partner_payment_acts_uid on partner_payment_acts (uid) where uid is not null;
