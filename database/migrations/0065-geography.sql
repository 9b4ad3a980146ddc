-- A home lies in a holiday region, else in the subdivision of its country (ISO 3166-2), else in the country as a whole.
alter table regions add column kind text not null default 'holiday' check (kind in ('holiday', 'subdivision', 'country'));
create sequence region_numbers as integer owned by regions.id;
select setval('region_numbers', greatest((select max(id) from regions), 1), exists (select from regions));
alter table regions alter column id set default nextval('region_numbers');

-- Tourist tax by age as the home's own feed says it; null: that of its place. Empty: nothing is known.
alter table homes add column tourist_tax jsonb;
-- The part of the town in which it lies, where the feed or the map names one.
alter table homes add column quarter text;
