-- Some nights of each week may have a rate of their own; bits from Monday as the lowest, as arrival days have them. Null: all are alike.
alter table price_seasons
  add column weekend_cents integer check (weekend_cents > 0),
  add column weekend_nights smallint check (weekend_nights between 1 and 126),
  add constraint price_seasons_weekend check ((weekend_cents is null) = (weekend_nights is null));
