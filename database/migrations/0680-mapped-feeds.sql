-- A feed is one that somebody has agreed to. Before that it is an attempt, which leaves nothing behind if it fails.
alter table home_feeds
  add column accepted_at timestamptz,
  -- how the feed was read before a change that nobody has agreed to yet
  add column accepted_terms jsonb,
  -- some homes of the last trial as guests would see them
  add column preview jsonb;
update home_feeds set accepted_at = coalesce(last_success_at, created_at)
where state <> 'trial' or last_change_at is not null;
