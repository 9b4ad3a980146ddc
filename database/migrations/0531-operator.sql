-- Who runs the site, fact by fact (`domain/operator/facts.ts`); what nobody has said has no row.
create table operator_facts (
  fact text primary key check (length(fact) between 1 and 60),
  value jsonb not null check (jsonb_typeof(value) <> 'null'),
  changed_at timestamptz not null
);
create trigger announced after insert or update or delete or truncate on operator_facts
  for each statement execute function announce_table();

-- Who changed which fact, and what it said before and after; null: it was not there.
create table operator_acts (
  act_id bigint generated always as identity primary key,
  fact text not null,
  before jsonb,
  after jsonb,
  -- null: the machine's operator by `bin/admin`, the demo world, or whose account is gone
  uid text references accounts on delete set null,
  acted_at timestamptz not null
);
create index operator_acts_uid on operator_acts (uid) where uid is not null;

create function refuse_changed_operator_acts() returns trigger language plpgsql as $$
begin
  if new.uid is null and to_jsonb(new) - 'uid' = to_jsonb(old) - 'uid' then
    return new;
  end if;
  raise exception 'Acts of the operator are never changed.';
end $$;
create trigger operator_acts_stay before update on operator_acts
  for each row execute function refuse_changed_operator_acts();

-- Pictures that were sent for the site itself: logo, favicon, share picture.
create table operator_files (
  file_key text primary key,
  sent_at timestamptz not null
);

-- What the site has seen happen before it opened, and that it is open; see `server/areas/operator/launch`.
create table launch_proofs (
  proof text primary key check (length(proof) between 1 and 60),
  proved_at timestamptz not null,
  detail text not null default '' check (length(detail) <= 300)
);
create trigger announced after insert or update or delete or truncate on launch_proofs
  for each statement execute function announce_table();

-- A site that has taken bookings was open before there was anything to open.
insert into launch_proofs (proof, proved_at, detail)
  select 'opened', now(), 'has taken bookings before' where exists (select from bookings);
