-- Acts that one change of many homes made say so: together they are one entry of the log. The change itself is forgotten earlier than they.
alter table home_acts add column bulk_id bigint;
alter table calendar_acts add column bulk_id bigint;
create index home_acts_bulk on home_acts (bulk_id, acted_at, act_id) where bulk_id is not null;
create index calendar_acts_bulk on calendar_acts (bulk_id, act_id) where bulk_id is not null;
