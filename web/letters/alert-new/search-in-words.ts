import { droppableFilters } from '../../../domain/droppable-filters.ts';
import type { Language } from '../../../domain/language.ts';
import { locationFilterKeys, type SearchFilter } from '../../../domain/search-filter.ts';
import { formatterFor } from '../../../texts/format.ts';
import type { Site } from '../../app/api/site-context.ts';
import { filterLabel } from '../../features/search/filter-label.ts';

export async function describeSearch(
  site: Site,
  language: Language,
  filter: SearchFilter,
): Promise<readonly string[]> {
  const t = site.translate(language);
  const format = formatterFor(language, t);
  const place = await findPlaceName(site, language, filter);
  const filterTexts = droppableFilters(filter)
    .filter(([key]) => place === null || (key !== 'country' && key !== 'region' && key !== 'place'))
    .map((keys) =>
      keys.includes('startDate') ? describeStay(filter) : filterLabel(t, format, filter, keys),
    );
  const isSomewhere =
    place !== null || filter.q !== undefined || locationFilterKeys.some((key) => key in filter);
  return [place ?? (isSomewhere ? '' : t('search.box.anywhere')), ...filterTexts].filter(
    (part) => part !== '',
  );

  function describeStay({ startDate = '', endDate = '', tolerance = 0, duration = 0 }: SearchFilter): string {
    const dates = { start: format.date(startDate), end: format.date(endDate) };
    if (duration > 0) return t('search.box.window', { ...dates, count: duration });
    const dateRange = `${dates.start} – ${dates.end}`;
    return tolerance > 0 ? `${dateRange}, ${t('search.box.toleranceDays', { count: tolerance })}` : dateRange;
  }
}

async function findPlaceName(
  site: Site,
  language: Language,
  { country, region, place }: SearchFilter,
): Promise<string | null> {
  const location = place ?? region;
  if (location === undefined && country === undefined) return null;
  const placeName = await site.api
    .call('getLocation', {
      languageCode: language,
      ...(location === undefined ? { country } : { location: String(location) }),
    })
    .catch(() => null);
  return placeName?.locationName ?? null;
}
