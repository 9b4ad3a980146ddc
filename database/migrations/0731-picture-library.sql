-- Where editors keep a picture; empty: in no folder.
alter table uploads add folder text not null default '' check (length(folder) <= 60);
-- The part of the picture that pages show, in thousandths of its sides; null: all of it. The file stays whole.
alter table uploads add crop jsonb;

-- Files that another one has replaced. They can be put back until they are deleted.
create table upload_files (
  version_id bigint generated always as identity primary key,
  upload_id bigint not null references uploads on delete cascade,
  file_key text not null,
  name text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  crop jsonb,
  focus_x smallint not null,
  focus_y smallint not null,
  replaced_at timestamptz not null,
  replaced_by text not null
);
create index upload_files_of on upload_files (upload_id, version_id);
create index upload_files_key on upload_files (file_key);
