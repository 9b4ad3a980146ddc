import type { getPriceCalendar } from '../../../../contract/pricing/get-price-calendar.ts';
import { toEuros } from '../../../../domain/money.ts';
import { addDays, horizonDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Pricing } from '../pricing.ts';

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
    let lowest: number | null = null;
    const days = outcome.days.map(({ date, status, nights, total }) => {
      const euros = total === null ? null : toEuros(total);
      if (euros !== null && (lowest === null || euros < lowest)) lowest = euros;
      return { date, status, statusNights: nights, total: euros };
    });
    return { ok: true, data: { objectNumber, duration, lowest, days } };
  };
}
