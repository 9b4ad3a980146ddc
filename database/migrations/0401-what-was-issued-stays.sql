-- Invoices and statements stay as they were issued, and numbers have no gaps: one rule for all tables that hold such.
create function keep_as_issued() returns trigger language plpgsql as $$
begin
  raise exception '% is neither changed nor deleted.', tg_argv[0];
end
$$;

create function keep_numbers_without_gaps() returns trigger language plpgsql as $$
declare
  has_previous boolean := true;
begin
  if new.number > 1 then
    execute format('select exists (select from %I where series = $1 and number = $2)', tg_table_name)
      into has_previous using new.series, new.number - 1;
  end if;
  if not has_previous then
    raise exception 'Before invoice % of series % one is missing.', new.number, new.series;
  end if;
  return new;
end
$$;

drop trigger invoices_without_gaps on invoices;
drop trigger commission_invoices_without_gaps on commission_invoices;
drop trigger landlord_statements_kept on landlord_statements;
drop function keep_invoices_without_gaps();
drop function keep_commission_invoices();
drop function keep_landlord_statements();

create trigger invoices_kept before update or delete on invoices
  for each row execute function keep_as_issued('An invoice');
create trigger invoices_without_gaps before insert on invoices
  for each row execute function keep_numbers_without_gaps();
create trigger commission_invoices_kept before update or delete on commission_invoices
  for each row execute function keep_as_issued('An invoice');
create trigger commission_invoices_without_gaps before insert on commission_invoices
  for each row execute function keep_numbers_without_gaps();
create trigger landlord_statements_kept before update or delete on landlord_statements
  for each row execute function keep_as_issued('A statement');
