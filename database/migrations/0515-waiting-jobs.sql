-- When a job should have run first: its next try tells nothing of that, since it moves on with each failure. Jobs from before have none.
alter table jobs add column due_at timestamptz;
