-- Mails that answered one of ours. The row of one that was taken says nothing but that it was; one that was set aside is kept whole.
create table mail_replies (
  id bigint generated always as identity primary key,
  -- what it answers: such as `case` and the number of a case
  kind text not null,
  thing_id bigint not null,
  -- a hash: the same mail that comes twice counts once
  message_hash text not null,
  state text not null check (state in ('taken', 'aside', 'dropped')),
  -- why it was set aside: it comes from somebody else, or what it answers is gone
  reason text check (reason in ('sender', 'gone')),
  -- of a mail that was set aside, until somebody has decided
  from_address text,
  subject text,
  text text,
  whole text,
  -- ids of attachments
  files jsonb not null default '[]',
  refused_files integer not null default 0,
  at timestamptz not null,
  unique (kind, thing_id, message_hash),
  check ((state = 'aside') = (from_address is not null))
);
create index mail_replies_aside on mail_replies (at) where state = 'aside';
create index mail_replies_at on mail_replies (at);
