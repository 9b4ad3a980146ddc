-- Whether the lease of a job has run out and whoever holds it was given a last time to say that it is done.
alter table jobs add column is_overdue boolean not null default false;
