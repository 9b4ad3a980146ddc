-- Somebody of the office acts for somebody who lets homes or sends guests: who, for whom, why, until when, and what they changed.
create table acting_sessions (
  acting_id bigint generated always as identity primary key,
  -- null: whose account is gone
  staff_uid text references accounts on delete set null,
  -- the one acted for; null: whose account is gone
  uid text references accounts on delete set null,
  -- the login in which it began and with which it ends; its row goes a while after its end
  session_id text references sessions on delete set null,
  -- SHA-256 of what the cookie holds
  secret_hash text not null unique,
  reason text not null check (length(reason) between 10 and 500),
  began_at timestamptz not null,
  until timestamptz not null check (until > began_at),
  -- null: it runs, or nobody has looked since its time was over
  ended_at timestamptz,
  ended_by text check (ended_by in ('self', 'session', 'permission', 'locked', 'time')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index acting_sessions_one on acting_sessions (staff_uid) where ended_at is null;
create index acting_sessions_uid on acting_sessions (uid, acting_id desc) where uid is not null;
create index acting_sessions_session on acting_sessions (session_id) where session_id is not null;

create table acting_acts (
  act_id bigint generated always as identity primary key,
  acting_id bigint not null references acting_sessions on delete cascade,
  -- the name of the call in the contract
  call text not null,
  -- the number of the home, booking or partner that it named
  about text not null default '' check (length(about) <= 40),
  acted_at timestamptz not null,
  -- how the call was answered; null: it was broken off
  status integer
);
create index acting_acts_session on acting_acts (acting_id, act_id);

-- What was written down stays: a session ends once, an act is answered once, and people are forgotten.
create function refuse_changed_acting_sessions() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['staff_uid', 'uid', 'session_id', 'ended_at', 'ended_by']
      = to_jsonb(old) - array['staff_uid', 'uid', 'session_id', 'ended_at', 'ended_by']
    and (new.staff_uid is null or new.staff_uid = old.staff_uid)
    and (new.uid is null or new.uid = old.uid)
    and (new.session_id is null or new.session_id = old.session_id)
    and (old.ended_at is null or (new.ended_at = old.ended_at and new.ended_by = old.ended_by)) then
    return new;
  end if;
  raise exception 'Acting sessions are never changed.';
end $$;
create trigger acting_sessions_stay before update on acting_sessions
  for each row execute function refuse_changed_acting_sessions();

create function refuse_changed_acting_acts() returns trigger language plpgsql as $$
begin
  if old.status is null and to_jsonb(new) - 'status' = to_jsonb(old) - 'status' then
    return new;
  end if;
  raise exception 'Acts of acting sessions are never changed.';
end $$;
create trigger acting_acts_stay before update on acting_acts
  for each row execute function refuse_changed_acting_acts();

-- On whose side something was done to a calendar: with `true` the office acted for who lets the home, and `uid` is of the office.
alter table calendar_acts
  add column by_office boolean not null default false,
  add column undone_by_office boolean not null default false;
