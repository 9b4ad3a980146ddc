-- The replies of idempotent calls lay in three places. Now one table of the platform has them all, by the scope within
-- which a caller's key names one call.
alter table idempotent_replies drop constraint idempotent_replies_pkey;
alter table idempotent_replies add column scope text;
update idempotent_replies set scope = 'booking.create', key = substring(key from '^create-(.*)$')
where key like 'create-%';
update idempotent_replies
set scope = 'booking.convert/' || substring(key from '^convert-(\d+)-'), key = substring(key from '^convert-\d+-(.*)$')
where scope is null;
insert into idempotent_replies (scope, key, request_digest, reply, created_at)
select 'booking.change/' || booking_id, idempotency_key, request_digest, jsonb_build_object('changeID', id), created_at
from booking_changes;
alter table idempotent_replies alter column scope set not null;
alter table idempotent_replies add primary key (scope, key);

-- Dropping the columns drops what kept their keys unique, too: the replies' primary key does that now.
alter table bookings drop column idempotency_key, drop column request_digest;
alter table booking_changes drop column idempotency_key, drop column request_digest;
