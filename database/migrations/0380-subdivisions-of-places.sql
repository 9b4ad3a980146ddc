-- A place of a holiday region lies in a subdivision of its country (ISO 3166-2) besides, where the region is not all of it:
-- homes in the Allgäu are homes in Bavaria. The page of a subdivision comes into being with its first home of a feed.
alter table places add column subdivision_key text;
create index places_subdivision on places (subdivision_key) where subdivision_key is not null;
