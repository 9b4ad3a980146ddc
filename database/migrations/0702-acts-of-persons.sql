-- Which account acted for the landlord; null for the link of a mail, and once the account is gone.
alter table booking_events add column by_uid text references accounts on delete set null;
create index booking_events_by_uid on booking_events (by_uid, happened_at) where by_uid is not null;
alter table booking_changes add column answered_by text references accounts on delete set null;
create index booking_changes_answered_by on booking_changes (answered_by) where answered_by is not null;
alter table messages add column by_uid text references accounts on delete set null;
create index messages_by_uid on messages (by_uid) where by_uid is not null;
alter table rating_answers add column by_uid text references accounts on delete set null;
create index rating_answers_by_uid on rating_answers (by_uid) where by_uid is not null;
