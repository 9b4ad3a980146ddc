-- Files of messages that came by mail are kept by the attachments, where they were checked: this is their number there.
alter table message_files
  add column attachment_id bigint unique,
  drop constraint message_files_media_type_check,
  add constraint message_files_media_type_check
    check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf'));
