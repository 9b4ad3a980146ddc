-- When a home, or which of its nights are taken, changed last: who reads homes again asks for those that changed since. Homes that are
-- there count as changed now.
alter table homes add column changed_at timestamptz not null default now();
alter table homes alter column changed_at set default clock_timestamp();
