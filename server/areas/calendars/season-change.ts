import type { z } from 'zod';
import type { rateChange } from '../../../contract/calendars/calendar-parts.ts';
import { fromEuros, type Cents, type Euros } from '../../../domain/money.ts';
import type { SeasonChange } from '../../../domain/pricing/change-seasons.ts';

/** Converts the amounts of the request to cents. */
export function toSeasonChange({ nightly, weekly, ...rules }: z.output<typeof rateChange>): SeasonChange {
  const inCents = (euros: Euros | undefined): Cents | undefined =>
    euros === undefined ? undefined : fromEuros(euros);
  return { ...rules, nightly: inCents(nightly), weekly: inCents(weekly) };
}
