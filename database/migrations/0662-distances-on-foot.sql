-- Metres on foot that the landlord has stated, by kind: {"bakery": 400}.
alter table homes add column nearby jsonb not null default '{}';
