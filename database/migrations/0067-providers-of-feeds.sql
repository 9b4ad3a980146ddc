-- Who lets a home, as its feed names them. Nobody can book where nobody can be reached.
alter table landlords
  add column address jsonb,
  add column is_reachable boolean not null default true,
  add column source text,
  add column source_key text,
  add constraint landlords_of_source unique (source, source_key);
alter table import_sources alter column landlord_id drop not null;
update landlords set is_reachable = false where email = 'imports@feriola.example';
