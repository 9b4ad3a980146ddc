import type { Language } from '../../../domain/language.ts';
import { countActiveFilters, type SearchFilter } from '../../../domain/search-filter.ts';
import { formatterFor } from '../../../texts/format.ts';
import { partyInWords } from '../../../texts/party-in-words.ts';
import type { AlertsContext } from './alerts-context.ts';

/** Describes a search briefly: place, dates, number of guests, and the number of further filters. */
export async function describeSearch(
  deps: Pick<AlertsContext, 'locationName' | 'translate'>,
  filter: SearchFilter,
  language: Language,
): Promise<string> {
  const t = deps.translate(language);
  const format = formatterFor(language, t);
  const { startDate, endDate, persons, childAges = [], q, ...otherFilters } = filter;
  const { tolerance: _days, fulltext: _words, ...wished } = otherFilters;
  const where = (await deps.locationName(filter, language)) ?? q ?? t('mail.alerts.anywhere');
  const wishes = countActiveFilters(wished);
  return [
    where,
    startDate && endDate ? `${format.date(startDate)} – ${format.date(endDate)}` : '',
    persons === undefined ? '' : partyInWords({ persons, childAges, pets: 0 }, t),
    wishes > 0 ? t('mail.alerts.wishes', { count: wishes }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
