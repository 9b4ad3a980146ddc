-- A link that lets somebody in is good in the browser that asked for it: a hash of what that browser keeps.
alter table account_mails add column ticket_hash text;
create unique index account_mails_ticket on account_mails (ticket_hash) where ticket_hash is not null;
