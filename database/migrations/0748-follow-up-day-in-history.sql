-- To which day a case was put off; empty where the day was taken away, and in entries of other kinds.
alter table contact_events add column follow_up_on date;
