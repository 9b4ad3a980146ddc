-- Files of messages lie with the attachments, like all that people send along: checked in one way, kept and deleted in one place.
insert into attachments (file_key, name, type, bytes, created_at, kept_at)
  select file_key, name, media_type, bytes, created_at, created_at from message_files where attachment_id is null;
update message_files set attachment_id = attachments.attachment_id
  from attachments where message_files.attachment_id is null and attachments.file_key = message_files.file_key;
alter table message_files
  drop column file_key,
  drop column name,
  drop column media_type,
  drop column bytes,
  alter column attachment_id set not null,
  add constraint message_files_attachment foreign key (attachment_id) references attachments on delete cascade;
