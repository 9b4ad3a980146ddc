-- What happened to accounts is added and never changed; rows go by the retention alone.
create function refuse_changed_account_events() returns trigger language plpgsql as $$
begin
  raise exception 'Events of accounts are never changed.';
end $$;
create trigger account_events_stay before update on account_events
  for each row execute function refuse_changed_account_events();

-- People are found by parts of their names and addresses, of which there are as many as accounts.
create index account_roles_role on account_roles (role);
