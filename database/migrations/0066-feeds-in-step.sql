-- live: the feed's dates are meant as they are; archive: they lie in the past and are moved by whole weeks.
alter table import_sources add column kind text not null default 'live' check (kind in ('live', 'archive'));
update import_sources set kind = 'archive' where shift_days > 0;

-- The calendar that the home's nights were made from; null where the feed has said nothing of days.
alter table homes add column source_calendar_digest text;
-- The home's feed has it no more; it returns with it.
alter table homes add column source_paused boolean not null default false;
create index homes_source on homes (source) where source_key is not null;
