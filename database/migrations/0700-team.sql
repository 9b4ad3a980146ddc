-- People who work for a landlord or an agency: co-hosts and cleaners, from their invitation on.
create table team_members (
  member_id bigint generated always as identity primary key,
  kind text not null check (kind in ('landlord', 'agency')),
  subject bigint not null,
  role text not null check (role in ('cohost', 'cleaner')),
  -- The invited address; empty once its account was deleted.
  email text not null,
  email_key text not null,
  -- The language of the invitation.
  language text not null,
  -- False: for the homes in team_member_homes alone.
  all_homes boolean not null,
  -- From which the secret of the invitation's link is made; a new one ends the links before.
  nonce text not null,
  -- Null: the account is gone.
  invited_by text references accounts on delete set null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  -- The account that has accepted.
  uid text references accounts on delete set null,
  accepted_at timestamptz,
  -- Withdrawn before it was accepted, or removed after.
  ended_at timestamptz,
  check (uid is null or accepted_at is not null)
);
create unique index team_members_address on team_members (kind, subject, email_key) where ended_at is null;
create unique index team_members_account on team_members (kind, subject, uid) where ended_at is null;
create index team_members_uid on team_members (uid) where ended_at is null;

create table team_member_homes (
  member_id bigint not null references team_members on delete cascade,
  object_number integer not null references homes on delete cascade,
  primary key (member_id, object_number)
);
create index team_member_homes_home on team_member_homes (object_number);

-- What happened with an invitation and a member; only added to.
create table team_events (
  event_id bigint generated always as identity primary key,
  member_id bigint not null references team_members on delete cascade,
  kind text not null check (kind in ('invited', 'resent', 'withdrawn', 'accepted', 'changed', 'removed', 'left')),
  role text not null check (role in ('cohost', 'cleaner')),
  -- Null: the account is gone.
  actor text references accounts on delete set null,
  at timestamptz not null
);
create index team_events_member on team_events (member_id, event_id);
