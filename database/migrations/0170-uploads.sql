-- Pictures that editors have uploaded: the file lies in the file store under a key made from what it shows.
create table uploads (
  upload_id bigint generated always as identity primary key,
  file_key text not null unique,
  -- What the file was called on the editor's machine.
  name text not null check (length(name) <= 200),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  bytes integer not null check (bytes > 0),
  -- The point that every cut keeps, in per cent from the upper left corner.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- What can be seen, for those who do not see it: in all languages, or the picture is not yet for pages.
  alt_de text not null default '' check (length(alt_de) <= 300),
  alt_en text not null default '' check (length(alt_en) <= 300),
  alt_fr text not null default '' check (length(alt_fr) <= 300),
  alt_it text not null default '' check (length(alt_it) <= 300),
  -- Who uploaded it, as they were called then.
  author text not null,
  created_at timestamptz not null,
  check ((alt_de = '') = (alt_en = '') and (alt_de = '') = (alt_fr = '') and (alt_de = '') = (alt_it = ''))
);
create trigger announced after insert or update or delete or truncate on uploads
  for each statement execute function announce_table();

-- The photo of a member of staff; null: the portrait is drawn.
alter table office_staff add portrait_key text;
