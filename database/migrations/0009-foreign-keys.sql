-- References that nothing else finds: without these a removed visitor or landlord has all rows looked through.
create index sessions_uid on sessions (uid);
create index bookings_uid on bookings (uid) where uid is not null;
create index homes_landlord on homes (landlord_id);
