-- What somebody wrote and did not get saved, since another took over or had changed the text: theirs until they drop it.
create table content_copies (
  content_id bigint not null references contents,
  uid text not null references accounts on delete cascade,
  body jsonb not null,
  kept_at timestamptz not null,
  primary key (content_id, uid)
);

-- Whose working copy it is: whoever takes over leaves them what they wrote.
alter table content_drafts add uid text references accounts on delete set null;

-- Links to previews of a unit are made from this.
create table content_previews (
  content_id bigint primary key references contents,
  nonce text not null
);
