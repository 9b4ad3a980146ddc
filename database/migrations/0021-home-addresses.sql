-- Where a home stands and how its guests get in: told to nobody but guests whose booking is confirmed.
-- address: {street, zip, city}; arrival_info: texts by language, {"de": "..."}.
alter table homes add column address jsonb, add column arrival_info jsonb;
