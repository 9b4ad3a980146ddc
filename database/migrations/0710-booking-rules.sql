-- Rules of a whole home, beside those of its seasons: until when before the arrival it is booked, how far ahead, and which gaps stays fill or leave.
alter table homes
  add column lead_days smallint not null default 0 check (lead_days between 0 and 30),
  -- hour in Berlin until which a stay can be booked on that day; 24 is midnight
  add column lead_hour smallint not null default 24 check (lead_hour between 1 and 24),
  -- null: the horizon of the site
  add column horizon_months smallint check (horizon_months between 1 and 23),
  -- null: gaps are not filled
  add column fill_from smallint check (fill_from between 1 and 30),
  -- null: a stay may leave any number of free nights beside another
  add column leave_min smallint check (leave_min between 2 and 7);
