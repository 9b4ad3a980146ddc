-- the partner on whose own pages the list was sent, whose name the mail carries; null: ours
alter table watch_list_mails add column brand bigint references partners on delete set null;
