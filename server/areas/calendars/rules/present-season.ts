import type { CalendarHome } from '../../../../contract/calendars/calendar-parts.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Season } from '../../../../domain/pricing/home-rates.ts';

export function presentSeason({ maxStay: _longest, ...season }: Season): CalendarHome['seasons'][number] {
  return { ...season, nightly: toEuros(season.nightly), weekly: toEuros(season.weekly) };
}
