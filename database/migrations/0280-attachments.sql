-- Files that people send along with what they write: each lies in the file store under a key of its own.
create table attachments (
  attachment_id bigint generated always as identity primary key,
  file_key text not null unique,
  -- What the file was called where it came from.
  name text not null check (length(name) <= 200),
  type text not null,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null,
  -- Since when it belongs to something that was written; null: it was sent, and nothing has taken it yet.
  kept_at timestamptz,
  -- What it belonged to is gone: the file follows.
  released_at timestamptz
);
create index attachments_loose on attachments (created_at) where kept_at is null or released_at is not null;
