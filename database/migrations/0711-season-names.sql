-- Null: the season has no name.
alter table price_seasons add column name text check (char_length(name) between 1 and 40);
