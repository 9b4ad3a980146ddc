-- Who has asked for the end of their account, and when it comes unless they think better of it.
create table account_deletions (
  uid text primary key references accounts on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null
);

-- An account that was deleted says nothing of its owner any more; what happened to it stays as long as for all others.
alter table accounts add column deleted_at timestamptz;
create index accounts_deleted on accounts (deleted_at) where deleted_at is not null;
