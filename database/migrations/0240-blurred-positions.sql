-- Some feeds move their homes about on purpose: metres within which the house stands around lat and lon. Null: it stands there.
alter table homes add column position_within_m integer check (position_within_m between 1 and 5000);
