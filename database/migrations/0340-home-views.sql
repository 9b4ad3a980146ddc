-- How often the page of a home was opened on a day: no visitor, no address, no time of day.
create table home_views (
  day date not null,
  object_number integer not null references homes on delete cascade,
  views integer not null check (views > 0),
  primary key (day, object_number)
);
create index home_views_home on home_views (object_number, day);
-- Figures ask for the bookings that came in since a day.
create index bookings_home_created on bookings (object_number, created_at);
