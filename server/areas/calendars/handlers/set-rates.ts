import { areEditableNights } from '../../../../domain/calendars/editable-nights.ts';
import type { setRates } from '../../../../contract/calendars/set-rates.ts';
import { changeSeasons } from '../../../../domain/pricing/change-seasons.ts';
import { weekCounts } from '../../../../domain/pricing/stay-price.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';
import type { Handler } from '../../../http/handler.ts';
import { raiseEdition } from '../../catalogue/catalogue.ts';
import { replaceSeasons } from '../../pricing/pricing.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { invalidDates } from '../rules/invalid-dates.ts';
import { toSeasonChange } from '../season-change.ts';
import { objectNotFound, changeOwnCalendar } from '../change-own-calendar.ts';

type Refusal = 'rates-of-feed' | 'price-missing' | 'week-too-low';

export function setRatesHandler(deps: CalendarsDeps): Handler<typeof setRates> {
  return async ({ objectNumber, startDate, endDate, change }, { user }) => {
    const range = { startDate, endDate };
    if (!areEditableNights(range, deps.clock.today())) return invalidDates;
    const refusal = (type: Refusal) => ({ result: type, change: null });
    const outcome = await changeOwnCalendar<Refusal | null>(deps, user, objectNumber, async (tx, home) => {
      if (home.ratesOfFeed) return refusal('rates-of-feed');
      const before = await deps.pricing.enteredSeasons(objectNumber, tx);
      const touchesPrice = before.some((season) => season.fromDate < endDate && season.untilDate > startDate);
      if (!touchesPrice && change.nightly === undefined) return refusal('price-missing');
      const after = changeSeasons(before, range, toSeasonChange(change));
      const isTouched = (season: EnteredSeason): boolean =>
        season.fromDate < endDate && season.untilDate > startDate;
      // A higher nightly price makes the old weekly price apply, which the landlord did not intend for these nights.
      if (change.weekly !== undefined && after.some((season) => isTouched(season) && !weekCounts(season)))
        return refusal('week-too-low');
      await replaceSeasons(tx, objectNumber, after);
      // Invalidates open editors of the home, which would overwrite the seasons with earlier ones.
      await raiseEdition(tx, objectNumber);
      return { result: null, change: { kind: 'home' }, act: { kind: 'ratesChanged', before, after } };
    });
    if (outcome === null) return objectNotFound;
    if (outcome.result !== null) return { ok: false, type: outcome.result, data: null };
    return { ok: true, data: { actID: outcome.actId } };
  };
}
