-- With what partners draw their own pages; null: as the house does.
alter table partners add column logo_key text;
alter table partners add column main_colour text check (main_colour ~ '^#[0-9a-f]{6}$');
alter table partners add column accent_colour text check (accent_colour ~ '^#[0-9a-f]{6}$');
alter table partners add check ((main_colour is null) = (accent_colour is null));

-- Logos that were sent; what no partner shows after a day is deleted with its file.
create table partner_logos (
  file_key text primary key,
  partner_id bigint not null references partners on delete cascade,
  sent_at timestamptz not null
);
create index partner_logos_partner on partner_logos (partner_id);
