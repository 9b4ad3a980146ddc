import { areEditableNights } from '../../../../domain/calendars/editable-nights.ts';
import type { SampleQuote } from '../../../../contract/calendars/calendar-parts.ts';
import type { previewRates } from '../../../../contract/calendars/preview-rates.ts';
import { toPercent } from '../../../../domain/landlord-commission.ts';
import { sumCents, toEuros } from '../../../../domain/money.ts';
import { changeSeasons } from '../../../../domain/pricing/change-seasons.ts';
import { quoteTotal, type Quote } from '../../../../domain/pricing/quote.ts';
import { countNights } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { findHomeCommission, landlordShare } from '../../ledger/ledger.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { invalidDates } from '../rules/invalid-dates.ts';
import { toSeasonChange } from '../season-change.ts';
import { objectNotFound } from '../change-own-calendar.ts';

export function previewRatesHandler({
  connection: { db },
  clock,
  pricing,
}: CalendarsDeps): Handler<typeof previewRates> {
  return async ({ objectNumber, startDate, endDate, change }, { user }) => {
    const today = clock.today();
    const range = { startDate, endDate };
    if (!areEditableNights(range, today)) return invalidDates;
    if (!(await calendarStore.findOwn(db, user.uid, objectNumber))) return objectNotFound;
    const requestedChange = toSeasonChange(change);
    const [perMille, [before = null], [after = null]] = await Promise.all([
      findHomeCommission(db, objectNumber, today),
      pricing.quotesWithSeasons(objectNumber, (seasons) => seasons, [range], today),
      pricing.quotesWithSeasons(
        objectNumber,
        (seasons) => changeSeasons(seasons, range, requestedChange),
        [range],
        today,
      ),
    ]);
    if (perMille === null) return objectNotFound;
    const present = (quote: Quote | null): SampleQuote | null => quote && presentSample(quote, perMille);
    return { ok: true, data: { before: present(before), after: present(after) } };
  };
}

function presentSample(quote: Quote, commissionPerMille: number): SampleQuote {
  const { commission, receives } = landlordShare(quote, { commissionPerMille });
  const tax = sumCents(quote.lines.filter(({ code }) => code === 'touristTax').map(({ total }) => total));
  return {
    ...quote.stay,
    nights: countNights(quote.stay),
    persons: quote.persons,
    guestPays: toEuros(quoteTotal(quote)),
    touristTax: toEuros(tax),
    commission: toEuros(commission),
    commissionPercent: toPercent(commissionPerMille),
    landlordReceives: toEuros(receives),
  };
}
