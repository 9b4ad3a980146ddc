import type { z } from 'zod';
import type { rateChange } from '../../../contract/calendars/calendar-parts.ts';
import { fromEuros } from '../../../domain/money.ts';
import type { SeasonChange } from '../../../domain/pricing/change-seasons.ts';

/** Converts the amounts of the request to cents. */
export function toSeasonChange({ nightly, weekly, ...rules }: z.output<typeof rateChange>): SeasonChange {
  const cents = (euros: number | undefined): number | undefined =>
    euros === undefined ? undefined : fromEuros(euros);
  return { ...rules, nightly: cents(nightly), weekly: cents(weekly) };
}
