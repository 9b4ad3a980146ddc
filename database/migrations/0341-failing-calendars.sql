-- When those who let the home were last told that a connected calendar cannot be read.
alter table calendar_feeds add column told_at timestamptz;
-- What comes again is blocked on all its days: such calendars are read whole once more, whether they have changed or not.
update calendar_feeds set etag = null, last_modified = null where remarks @> '[{"code": "recurring"}]';
