-- Test visits of partners: what is recognised of a visit by their link, kept apart from their figures. Nothing of who came.
create table partner_tests (
  -- random, a part of the link that is tried
  test_id text primary key,
  partner_id bigint not null references partners on delete cascade,
  began_at timestamptz not null,
  expires_at timestamptz not null
);
create index partner_tests_partner on partner_tests (partner_id);
create table partner_test_steps (
  test_id text not null references partner_tests on delete cascade,
  step text not null check (step in ('opened', 'visit', 'search', 'home', 'booking', 'requested')),
  -- 0: none
  object_number integer not null,
  -- the first time
  at timestamptz not null,
  primary key (test_id, step)
);
