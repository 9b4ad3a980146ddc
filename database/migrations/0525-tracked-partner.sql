-- The partner on whose own host something was searched, opened or seen; 0: our own pages.
alter table search_counts
  add column partner_id bigint not null default 0,
  drop constraint search_counts_pkey,
  add primary key (day, filter, partner_id);
alter table opened_homes
  add column partner_id bigint not null default 0,
  drop constraint opened_homes_pkey,
  add primary key (day, object_number, partner_id);
alter table visited_pages
  add column partner_id bigint not null default 0;
