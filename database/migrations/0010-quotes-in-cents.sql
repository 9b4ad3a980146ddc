-- Quotes were stored as the wire shows them, in euros. Now they are what the house counts with: whole cents under the
-- names of the domain (domain/pricing/quote.ts). Amounts become a hundred times as large, nothing else of them changes.

create function cents_of(euros jsonb) returns bigint language sql immutable as $$
  select round((euros #>> '{}')::numeric * 100)::bigint
$$;

create function lines_in_cents(lines jsonb, mandatory boolean, prepaid boolean) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'code', line -> 'code', 'unit', line -> 'unit', 'unitPrice', cents_of(line -> 'unitPrice'),
    'quantity', line -> 'quantity', 'total', cents_of(line -> 'total'),
    'mandatory', mandatory, 'prepaid', prepaid
  ) order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as listed (line, place)
$$;

create function plan_in_cents(plan jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', part -> 'kind', 'dueDate', part -> 'dueDate', 'amount', cents_of(part -> 'amount')
  ) order by place), '[]')
  from jsonb_array_elements(plan) with ordinality as listed (part, place)
$$;

create function quote_in_cents(result jsonb, cancellation jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'stay', jsonb_build_object('startDate', price -> 'startDate', 'endDate', price -> 'endDate'),
    'persons', price -> 'persons',
    'calculatedAt', price -> 'ts',
    'status', result -> 'status',
    'statusNights', result -> 'statusNights',
    'isPriced', result ->> 'priceCalculated' = 'Y',
    'accommodation', jsonb_build_object(
      'original', cents_of(price -> 'originalWithoutAdditions'),
      -- The price held the prepaid mandatory services too.
      'price', cents_of(price -> 'price') - (
        select coalesce(sum(cents_of(line -> 'total')), 0)::bigint
        from jsonb_array_elements(result -> 'priceServicesMandatory') as line),
      'discount', case when price ->> 'discountKind' is not null then
        jsonb_build_object('kind', price -> 'discountKind', 'percent', price -> 'pricePercentReduction') end),
    'lines',
      lines_in_cents(result -> 'priceServicesMandatory', true, true)
      || lines_in_cents(result -> 'priceServicesOnSiteMandatory', true, false)
      || lines_in_cents(result -> 'priceServicesOptional', false, true)
      || lines_in_cents(result -> 'priceServicesOnSiteOptional', false, false),
    'insurancePrice', cents_of(result -> 'insurancePrice'),
    'bonus', jsonb_build_object('state', result -> 'bonusState', 'amount', cents_of(result -> 'bonusAmount')),
    'totals', (
      select jsonb_build_object(
        'complete', cents_of(price -> 'priceComplete'),
        'prepaid', coalesce(sum(cents_of(part -> 'amount')) filter (where part ->> 'kind' <> 'onSite'), 0)::bigint,
        'onSite', coalesce(sum(cents_of(part -> 'amount')) filter (where part ->> 'kind' = 'onSite'), 0)::bigint)
      from jsonb_array_elements(result -> 'paymentPlan') as part),
    'paymentPlan', plan_in_cents(result -> 'paymentPlan'),
    'paymentMethods', result -> 'payments',
    'collectedByUs', result ->> 'inkasso' = '1',
    'deposit', cents_of(result -> 'deposit'),
    'consumptionEstimate', cents_of(result -> 'consumptionEstimate'),
    'cancellation', cancellation
  )
  from (select result -> 'priceObject') as priced (price)
$$;

update bookings set quote = quote_in_cents(quote -> 'result', quote -> 'cancellation');
-- A change keeps the terms of its booking.
update booking_changes
set quote = quote_in_cents(booking_changes.quote, bookings.quote -> 'cancellation'),
  agreed = jsonb_set(agreed, '{quote}', quote_in_cents(agreed -> 'quote', bookings.quote -> 'cancellation'))
from bookings where bookings.id = booking_changes.booking_id;

drop function quote_in_cents, plan_in_cents, lines_in_cents, cents_of;
