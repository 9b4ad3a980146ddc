-- Two more roles in a team: reception, who look after stays, and bookkeepers, who look after the money of a whole business.
alter table team_members drop constraint team_members_role_check;
alter table team_members add constraint team_members_role_check
  check (role in ('cohost', 'reception', 'bookkeeper', 'cleaner'));
alter table team_members add constraint team_members_whole_business check (role <> 'bookkeeper' or all_homes);
alter table team_events drop constraint team_events_role_check;
alter table team_events add constraint team_events_role_check
  check (role in ('cohost', 'reception', 'bookkeeper', 'cleaner'));
