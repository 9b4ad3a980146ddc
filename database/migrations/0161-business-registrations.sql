-- Landlords, partners and agencies who want to work with the house: what they say of themselves, and what the office decided.
create table business_registrations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('landlord', 'partner', 'agency')),
  company text not null,
  salutation text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- the address as it is compared
  email_key text not null,
  phone text not null,
  street text not null,
  zip text not null,
  city text not null,
  country text not null,
  -- as typed: nobody has looked at it
  website text not null,
  message text not null,
  is_trader boolean not null,
  language text not null,
  -- unconfirmed: nobody has shown yet that the address is theirs; the office decides on open ones alone
  state text not null check (state in ('unconfirmed', 'open', 'approved', 'refused')),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  -- what the mail of a refusal says
  reason text not null default '' check ((state = 'refused') = (reason <> '')),
  -- the landlord, partner or agency that it became
  subject bigint check ((state = 'approved') = (subject is not null)),
  -- the number that the person logs in with
  login_number bigint
);
create index business_registrations_state on business_registrations (state, changed_at);
create index business_registrations_email on business_registrations (email_key);

-- What became of a registration and who did it; rows are only ever added, and go with the registration.
create table business_registration_events (
  id bigint generated always as identity primary key,
  registration_id bigint not null references business_registrations on delete cascade,
  kind text not null check (kind in ('asked', 'confirmed', 'approved', 'refused')),
  -- who of the office did it; null: whoever has registered, or somebody whose account is gone
  actor_uid text references accounts on delete set null,
  happened_at timestamptz not null
);
create index business_registration_events_registration on business_registration_events (registration_id, id);
create function refuse_changed_registration_events() returns trigger language plpgsql as $$
begin
  -- The account of whoever did it may end; all else stays as it was.
  if new.actor_uid is null and (new.registration_id, new.kind, new.happened_at)
    is not distinct from (old.registration_id, old.kind, old.happened_at) then
    return new;
  end if;
  raise exception 'Events of registrations are never changed.';
end $$;
create trigger business_registration_events_stay before update on business_registration_events
  for each row execute function refuse_changed_registration_events();

-- Mails about a registration end with it.
alter table account_mails add column registration_id bigint references business_registrations on delete cascade;
create index account_mails_registration on account_mails (registration_id) where registration_id is not null;
