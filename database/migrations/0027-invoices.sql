-- Numbers without gaps: a row a series, counted on in the transaction that uses the number. Whoever takes one waits for
-- who took the one before, so a number that was undone is given again.
create table number_series (
  series text primary key,
  last_number bigint not null check (last_number > 0)
);

-- What was billed, as it was said on that day. Nothing of it changes or goes: what is wrong is cancelled by another row.
create table invoices (
  id bigint generated always as identity primary key,
  series text not null references number_series,
  number bigint not null check (number > 0),
  kind text not null check (kind in ('stay', 'cancellation', 'fee')),
  booking_id bigint not null references bookings,
  -- what of the booking it was issued for: one of a kind for each
  occasion text not null,
  cancels bigint unique references invoices,
  issued_on date not null,
  language text not null,
  total_cents bigint not null,
  -- sender, recipient, stay, lines and payments of that day
  facts jsonb not null,
  unique (series, number),
  unique (booking_id, kind, occasion),
  check ((kind = 'cancellation') = (cancels is not null))
);

create function keep_invoices_without_gaps() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    raise exception 'An invoice is neither changed nor deleted.';
  end if;
  if new.number > 1 and not exists (
    select from invoices where series = new.series and number = new.number - 1
  ) then
    raise exception 'Before invoice % of series % one is missing.', new.number, new.series;
  end if;
  return new;
end
$$;
create trigger invoices_without_gaps before insert or update or delete on invoices
  for each row execute function keep_invoices_without_gaps();
