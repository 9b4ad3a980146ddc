-- Each time that sending begins or goes on is a run of its own: what a run before has left behind sends nothing more.
alter table campaigns add run bigint not null default 0;

-- Receivers that take no mails for now, by their domains: letters to many wait until then.
create table mail_domains (
  domain text primary key,
  -- how often in a row it has asked to come later
  failures integer not null,
  paused_until timestamptz not null
);
