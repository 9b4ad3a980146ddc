-- The office opens cases itself, for people who call, and sets the day on which it wants to look at one again.
alter table contact_cases add column follow_up_on date;
create index contact_cases_follow_up on contact_cases (follow_up_on) where follow_up_on is not null;

-- note: what somebody of the office wrote down, usually a telephone call; it is never mailed
alter table contact_messages drop constraint contact_messages_direction_check;
alter table contact_messages add constraint contact_messages_direction_check check (direction in ('in', 'out', 'note'));

alter table contact_events drop constraint contact_events_kind_check;
alter table contact_events add constraint contact_events_kind_check
  check (kind in ('taken', 'released', 'answered', 'closed', 'reopened', 'replied', 'assigned', 'added', 'opened', 'followUp'));
