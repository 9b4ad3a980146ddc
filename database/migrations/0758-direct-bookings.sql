-- A direct booking is what a host has agreed with a guest elsewhere and enters here, so that its nights, check-in and tourist tax stand with
-- those of all other stays. Nothing of it is paid through the site.
alter table bookings
  add column origin text not null default 'site' check (origin in ('site', 'direct')),
  -- the day on which the host noted that the guest has paid
  add column paid_on date,
  -- what the host has noted for themselves about a direct booking
  add column host_note text not null default '',
  add constraint bookings_direct check (
    case origin
      when 'site' then paid_on is null and host_note = ''
      else state in ('confirmed', 'cancelled') and partner = '' and brand is null and bonus is null and not insurance
        and cancellation_fee_cents is null
    end);
create index bookings_direct_homes on bookings (object_number, start_date) where origin = 'direct';

-- No commission, no invoice, no payment, no change that the other side answers and no rating follow from it, whoever asks for one.
create function refuse_direct_booking() returns trigger language plpgsql as $$
begin
  if exists (select from bookings where id = new.booking_id and origin = 'direct') then
    raise exception 'A direct booking is not settled through the site.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger no_direct_booking before insert on booking_terms for each row execute function refuse_direct_booking();
create trigger no_direct_booking before insert on ledger_postings for each row execute function refuse_direct_booking();
create trigger no_direct_booking before insert on invoices for each row execute function refuse_direct_booking();
create trigger no_direct_booking before insert on payments for each row execute function refuse_direct_booking();
create trigger no_direct_booking before insert on partner_bookings for each row execute function refuse_direct_booking();
create trigger no_direct_booking before insert on booking_changes for each row execute function refuse_direct_booking();
create trigger no_direct_booking before insert on rating_invitations for each row execute function refuse_direct_booking();
