-- Calendars that came for homes of a feed beside the feed itself. A night is free where neither takes it, so both are kept: who says
-- something new replaces their own part alone. Homes without such a calendar have no row.
create table import_calendars (
  object_number integer primary key references homes on delete cascade,
  -- lists of {from, until}
  own_nights jsonb not null,
  nights jsonb not null,
  read_at timestamptz not null
);
