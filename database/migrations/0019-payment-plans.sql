-- Nothing is due before a booking binds guest and host: stored plans lose the day of their first part, which follows
-- from the day of the confirmation, and parts are called by what they are.
alter table bookings add column bound_on date;
update bookings set bound_on = (
  select min(happened_at at time zone 'Europe/Berlin')::date from booking_events
  where booking_id = bookings.id and to_state = 'confirmed'
);

create function plan_by_kind(quote jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(quote, '{paymentPlan}', coalesce((
    select jsonb_agg(jsonb_build_object(
      'kind', case part ->> 'kind'
        when 'later' then 'balance'
        when 'now' then case when quote -> 'paymentPlan' @> '[{"kind": "later"}]' then 'downPayment' else 'full' end
        else part ->> 'kind' end,
      'dueDate', case when part ->> 'kind' <> 'now' then part -> 'dueDate' end,
      'amount', part -> 'amount') order by place)
    from jsonb_array_elements(quote -> 'paymentPlan') with ordinality as listed (part, place)), '[]'))
$$;

update bookings set quote = plan_by_kind(quote);
update booking_changes
set quote = plan_by_kind(quote), agreed = jsonb_set(agreed, '{quote}', plan_by_kind(agreed -> 'quote'));

drop function plan_by_kind;
