-- Watch lists that visitors had sent by mail. The address is forgotten once the mail is out; the row stays
-- for a while, because a visitor may have only so many sent within a day.
create table watch_list_mails (
  id bigint generated always as identity primary key,
  uid text not null references users on delete cascade,
  email text,
  language text not null,
  asked_at timestamptz not null
);
create index watch_list_mails_uid on watch_list_mails (uid, asked_at);
