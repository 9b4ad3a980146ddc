-- Agencies let homes of several owners and account to them month by month. Owners are data of their agency; no money passes through us.
create table home_owners (
  owner_id bigint generated always as identity primary key,
  agency_id integer not null references agencies,
  name text not null check (length(name) between 1 and 120),
  street text not null check (length(street) <= 200),
  zip text not null check (length(zip) <= 20),
  city text not null check (length(city) <= 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  email text not null,
  language text not null,
  iban text check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  tax_number text check (length(tax_number) between 1 and 40),
  created_at timestamptz not null,
  -- no longer shown; statements stay
  removed_at timestamptz
);
create index home_owners_agency on home_owners (agency_id);

-- Whose a home is from a day on, and what the agency gets of a stay. The latest line of a home before its departure holds.
create table home_owner_terms (
  term_id bigint generated always as identity primary key,
  object_number integer not null references homes,
  -- null: from this day on it belongs to none of the agency's owners
  owner_id bigint references home_owners on delete cascade,
  from_date date not null,
  fee_per_mille smallint not null check (fee_per_mille between 0 and 1000),
  fee_cents bigint not null check (fee_cents >= 0),
  vat_per_mille smallint not null check (vat_per_mille between 0 and 300),
  -- extras of a stay are the agency's: it cleans, and it gives the linen
  keeps_extras boolean not null,
  set_by text not null,
  set_at timestamptz not null,
  unique (object_number, from_date)
);
create index home_owner_terms_owner on home_owner_terms (owner_id);

-- What an owner bears of a month beside the fee: repairs, gardeners. Below zero: what they get.
create table owner_costs (
  cost_id bigint generated always as identity primary key,
  owner_id bigint not null references home_owners on delete cascade,
  object_number integer references homes,
  day date not null,
  words text not null check (length(words) between 1 and 200),
  amount_cents bigint not null check (amount_cents <> 0),
  attachment_id bigint unique references attachments,
  entered_by text not null,
  entered_at timestamptz not null
);
create index owner_costs_owner on owner_costs (owner_id, day);

-- A finished statement, as it was on that day. Nothing of it changes; what is wrong is replaced by another one.
create table owner_statements (
  statement_id bigint generated always as identity primary key,
  owner_id bigint not null references home_owners,
  agency_id integer not null references agencies,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  series text not null references number_series,
  number bigint not null check (number > 0),
  replaces bigint unique references owner_statements,
  issued_on date not null,
  language text not null,
  balance_cents bigint not null,
  facts jsonb not null,
  made_by text not null,
  unique (series, number)
);
create index owner_statements_owner on owner_statements (owner_id, month);
-- A month has one statement that replaces none; corrections follow one another.
create unique index owner_statements_first on owner_statements (owner_id, month) where replaces is null;

create function keep_owner_statements() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.issued_on < current_date - 3652 then return old; end if;
  raise exception 'A statement is neither changed nor deleted.';
end
$$;
create trigger owner_statements_kept before update or delete on owner_statements
  for each row execute function keep_owner_statements();

-- When a statement went out, and to whom.
create table owner_statement_mails (
  mail_id bigint generated always as identity primary key,
  statement_id bigint not null references owner_statements on delete cascade,
  email text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  sent_at timestamptz
);
create index owner_statement_mails_statement on owner_statement_mails (statement_id);
