import type { CalendarHome } from '../../../../contract/calendars/calendar-parts.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { EnteredSeason } from '../../../../domain/pricing/weekend-rates.ts';

export function presentSeason({
  maxStay: _longest,
  weekend: _weekend,
  name = '',
  ...season
}: EnteredSeason): CalendarHome['seasons'][number] {
  return { ...season, name, nightly: toEuros(season.nightly), weekly: toEuros(season.weekly) };
}
