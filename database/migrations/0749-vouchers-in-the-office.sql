-- A voucher whose code has got into wrong hands is stopped by the office, and let go again.
alter table vouchers add column stopped_at timestamptz;

-- What the office has done with a voucher, and why.
create table voucher_acts (
  act_id bigint generated always as identity primary key,
  voucher_id bigint not null references vouchers on delete cascade,
  act text not null check (act in ('stopped', 'resumed', 'withdrawn', 'resent')),
  note text not null check (length(note) <= 500),
  uid text references accounts on delete set null,
  name text not null,
  acted_at timestamptz not null
);
create index voucher_acts_voucher_id on voucher_acts (voucher_id);
create index voucher_acts_uid on voucher_acts (uid) where uid is not null;
