-- What the house knows about itself, such as whether the demo world was written completely.
create table facts (
  key text primary key,
  value jsonb not null
);
