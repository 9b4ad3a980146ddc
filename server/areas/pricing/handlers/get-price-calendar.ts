import type { getPriceCalendar } from '../../../../contract/pricing/get-price-calendar.ts';
import { addDays, horizonDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { presentArrivals } from '../present-arrivals.ts';
import type { Pricing } from '../pricing-context.ts';
import { smaller } from '../../../../domain/cents.ts';
import { toEuros } from '../../../../domain/money.ts';

export function getPriceCalendarHandler(deps: {
  pricing: Pick<Pricing, 'priceCalendar'>;
  clock: Clock;
}): Handler<typeof getPriceCalendar> {
  return async ({ objectNumber, duration, persons, childAges, pets, from, until }) => {
    const today = deps.clock.today();
    const range = { from: from || today, until: until || addDays(today, horizonDays) };
    const party = { persons, childAges, dogs: pets };
    const outcome = await deps.pricing.priceCalendar(
      objectNumber,
      { nights: duration, party, ...range },
      today,
    );
    if (!outcome.ok) return { ok: false, type: outcome.type, data: null };
    const days = presentArrivals(outcome.days);
    const totals = outcome.days.map(({ total }) => total).filter((total) => total !== null);
    const lowest = totals.length > 0 ? toEuros(totals.reduce(smaller)) : null;
    return { ok: true, data: { objectNumber, duration, lowest, days } };
  };
}
