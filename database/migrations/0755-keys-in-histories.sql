-- Who did something for a landlord may be a program with a key; no person is named then.
alter table calendar_acts add column key_id text references api_keys;
alter table booking_events add column key_id text references api_keys;
alter table messages add column key_id text references api_keys;
create index calendar_acts_key_id on calendar_acts (key_id) where key_id is not null;
create index booking_events_key_id on booking_events (key_id) where key_id is not null;
create index messages_key_id on messages (key_id) where key_id is not null;
