-- What mail servers and their users have said of an address: it is gone (hard), it could not be reached (soft), its owner complains.
create table mail_bounces (
  id bigint generated always as identity primary key,
  -- keyed, as the envelope of each mail carries it
  address_hash text not null,
  kind text not null check (kind in ('hard', 'soft', 'complaint')),
  -- the code of RFC 3463; empty where a complaint has none
  status text not null,
  -- of the report, so that one which comes twice counts once
  message_id text not null,
  at timestamptz not null,
  unique (address_hash, message_id)
);
create index mail_bounces_at on mail_bounces (at);

-- Mails that are sent for good or given up are looked at by operators.
create index jobs_failed_at on jobs (failed_at) where failed_at is not null;
