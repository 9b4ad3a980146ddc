-- From version 18 on PostgreSQL names these constraints too, by the table as it was called when they were made.
do $$
declare
  old text;
begin
  for old in
    select conname from pg_constraint where conrelid = 'visitors'::regclass and conname like 'users\_%'
  loop
    execute format('alter table visitors rename constraint %I to %I', old, 'visitors' || substr(old, length('users') + 1));
  end loop;
end
$$;
