-- What changed: anything of a home, or only which of its nights are taken.
alter table outbox add column kind text not null default 'home' check (kind in ('home', 'nights'));
-- Numbers of rows are not the order of their commits. By the writing transaction a reader asks for exactly
-- what its last snapshot did not show.
alter table outbox add column written_by xid8 not null default pg_current_xact_id();
create index outbox_written_by on outbox (written_by);
create index outbox_written_at on outbox (written_at);
