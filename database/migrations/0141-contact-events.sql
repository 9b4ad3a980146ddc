-- What the office did with a case: who took it over, answered, closed or opened it again.
create table contact_events (
  id bigint generated always as identity primary key,
  case_id bigint not null references contact_cases on delete cascade,
  kind text not null check (kind in ('taken', 'released', 'answered', 'closed', 'reopened')),
  actor_uid text references accounts on delete set null,
  at timestamptz not null
);
create index contact_events_case_id on contact_events (case_id, id);
