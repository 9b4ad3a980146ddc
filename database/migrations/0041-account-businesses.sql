-- Whom people act for: landlords, partners and agencies. One of them may have several people, and somebody several of them.
create table account_businesses (
  kind text not null check (kind in ('landlord', 'partner', 'agency')),
  -- the landlord, partner or agency
  subject bigint not null,
  uid text not null references accounts on delete cascade,
  -- the number that somebody logs in with beside a password; null: with their mail address alone
  login_number bigint,
  granted_at timestamptz not null default now(),
  primary key (kind, subject, uid)
);
create index account_businesses_uid on account_businesses (uid);
-- Landlords have a form of their own; partners and agencies share one.
create unique index account_businesses_landlord_number on account_businesses (login_number)
  where kind = 'landlord';
create unique index account_businesses_partner_number on account_businesses (login_number)
  where kind <> 'landlord';
