-- What comes by the links of partners: counts without people, and the bookings that count for them.

-- the partner's share of the price of a stay, in thousandths; null: nothing is agreed here
alter table partners add column commission_per_mille integer check (commission_per_mille between 0 and 300);

-- How often somebody came by a link of a partner or to a partner's own pages; nothing of who it was.
create table partner_visits (
  day date not null,
  partner_id bigint not null references partners on delete cascade,
  -- what the partner has called the link; empty: nothing
  sub_id text not null default '' check (length(sub_id) <= 64),
  -- the home whose page it led to; 0: another page
  object_number integer not null default 0,
  visits integer not null,
  primary key (partner_id, day, sub_id, object_number)
);

create table partner_bookings (
  booking_id bigint primary key references bookings on delete cascade,
  partner_id bigint not null references partners on delete cascade,
  sub_id text not null default '' check (length(sub_id) <= 64),
  -- as it was agreed when the booking was made
  commission_per_mille integer
);
create index partner_bookings_partner on partner_bookings (partner_id);
insert into partner_bookings (booking_id, partner_id)
select bookings.id, partners.id from bookings join partners on partners.id::text = bookings.partner;

-- What partners and the office changed of a partner, and what it was before.
create table partner_acts (
  act_id bigint generated always as identity primary key,
  partner_id bigint not null references partners on delete cascade,
  kind text not null check (kind in ('changed', 'terms')),
  -- null: whose account is gone
  uid text references accounts on delete set null,
  before jsonb not null,
  after jsonb not null,
  acted_at timestamptz not null
);
create index partner_acts_partner on partner_acts (partner_id, act_id);
create index partner_acts_uid on partner_acts (uid) where uid is not null;
