-- Who has a row here has not necessarily an account: it is anybody who acted on the site, a visitor.
alter table users rename to visitors;
alter table visitors rename constraint users_pkey to visitors_pkey;
alter table visitors rename constraint users_ebk_key to visitors_ebk_key;
alter table visitors rename constraint users_watch_list_uid_key to visitors_watch_list_uid_key;

-- What somebody may do belongs to them and not to one of their sessions: all of them lose it at the same moment.
create table granted_permissions (
  uid text not null references visitors on delete cascade,
  permission text not null check (permission <> ''),
  granted_at timestamptz not null default now(),
  primary key (uid, permission)
);
insert into granted_permissions (uid, permission)
select distinct sessions.uid, permission.key
from sessions, jsonb_each(sessions.permissions) permission
where permission.value = 'true' and sessions.ended_at is null and sessions.expires_at > now() and permission.key <> '';
alter table sessions drop column permissions;
