-- The log of the staff's acts reads each table from its end.
create index account_events_by_others on account_events (happened_at) where actor <> uid;
create index booking_events_by_staff on booking_events (happened_at) where staff_name is not null;
create index calendar_acts_by_office on calendar_acts (acted_at) where by_office;
create index calendar_acts_undone_by_office on calendar_acts (undone_at) where undone_by_office and undone_at is not null;
create index home_acts_by_office on home_acts (acted_at) where actor = 'office';
create index contact_events_by_staff on contact_events (at) where actor_uid is not null;
create index content_events_at on content_events (at);
create index money_acts_at on money_acts (happened_at);
create index rating_events_by_staff on rating_events (at) where actor_uid is not null and kind in ('shown', 'refused');
