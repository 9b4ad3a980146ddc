-- Answers that come by mail, files beside messages, and cases that are given to a colleague.
-- The whole mail, where its writer's program has quoted more than they typed; empty: the text is all.
alter table contact_messages add whole text not null default '';
-- Who has sent it, where it is another address than that of the case; empty: that one.
alter table contact_messages add from_address text not null default '';
-- How many files of a mail were not taken.
alter table contact_messages add refused_files integer not null default 0;

create table contact_files (
  message_id bigint not null references contact_messages on delete cascade,
  attachment_id bigint not null unique references attachments on delete cascade,
  primary key (message_id, attachment_id)
);

alter table contact_events drop constraint contact_events_kind_check;
alter table contact_events add constraint contact_events_kind_check
  check (kind in ('taken', 'released', 'answered', 'closed', 'reopened', 'replied', 'assigned'));
-- To whom a case was given.
alter table contact_events add target_uid text references accounts on delete set null;
