-- [{line, text, uid}]: lines of a calendar that cannot be read, for those who let the home.
alter table calendar_feeds add column unread jsonb not null default '[]';
-- The day on which the calendar said what it said last: what has moved on with the day since is a window, and no stay.
alter table calendar_feeds add column events_day date;
-- More of what other sites write is read than before: each calendar is read whole once more, whether it has changed or not.
update calendar_feeds set etag = null, last_modified = null, remarks = '[]';
