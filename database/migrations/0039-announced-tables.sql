-- Tables that every node holds in memory: whoever writes one, by whatever way, tells all nodes with the commit.
create function announce_table() returns trigger language plpgsql as $$
begin
  perform pg_notify('written_tables', tg_table_name);
  return null;
end
$$;

create trigger announced after insert or update or delete or truncate on countries
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on regions
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on places
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on whoami_paths
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on offers
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on pois
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on agencies
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on partners
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on traffic_sources
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on office_staff
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on office_times
  for each statement execute function announce_table();
create trigger announced after insert or update or delete or truncate on office_overwrites
  for each statement execute function announce_table();
