-- Who sleeps where and what a home measures, as its landlord states it.
-- bed_rooms: [{"beds": {"double": 1, "single": 2}}], one entry a bedroom and one for other rooms with beds; count_beds is
-- the number of all of them, 0 where nobody has told. access: {"entranceSteps", "doorWidthCm", "showerThresholdCm",
-- "grabRails", "parkingMetres"}; charging: {"kilowatts", "plug", "shared"}. What filters ask of them stands in amenities.
alter table homes
  add column bed_rooms jsonb not null default '[]',
  add column count_beds integer not null default 0,
  add column access jsonb,
  add column charging jsonb;
