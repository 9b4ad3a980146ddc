-- Rows of messages whose file was deleted before they were name nothing: the next migration binds each to its file, and would not begin.
-- Where that one has run already there are none.
delete from message_files where attachment_id is not null
  and not exists (select from attachments where attachments.attachment_id = message_files.attachment_id);
