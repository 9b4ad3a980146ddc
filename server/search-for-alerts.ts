import type { ResponseOf } from '../contract/define-endpoint.ts';
import type { getLocation } from '../contract/locations/get-location.ts';
import type { searchObjects } from '../contract/search/search-objects.ts';
import { defaultLanguage, type Language } from '../domain/language.ts';
import { fromEuros } from '../domain/money.ts';
import { serializeSearchFilter, type SearchFilter } from '../domain/search-filter.ts';
import { stayOfSearch } from '../domain/stay-query.ts';
import type { AlertsContext } from './areas/alerts/alerts.ts';

/** The maximum page size of the search call. */
const pageSize = 100;

type Searching = Pick<AlertsContext, 'findHomes' | 'describeHomes' | 'locationName'>;

/** Creates the search for alerts: it returns the same homes and prices as the search page. */
export function searchForAlerts(api: {
  call(
    name: 'searchObjects' | 'getLocation',
    input: Readonly<Record<string, unknown>>,
  ): Promise<{ data: unknown }>;
}): Searching {
  const search = async (filter: SearchFilter, languageCode: Language) =>
    (
      await api.call('searchObjects', {
        query: { ...serializeSearchFilter(filter), objectsPerPage: pageSize },
        languageCode,
        counts: '',
      })
    ).data as ResponseOf<typeof searchObjects>;
  return {
    async findHomes(filter, homesMax) {
      const homes = [];
      const requestedStay = stayOfSearch(filter);
      for (let page = 1; ; page++) {
        const { hits, hitsTotal } = await search({ ...filter, page }, defaultLanguage);
        if (hitsTotal > homesMax) return null;
        for (const { objectNumber, priceObject, minPrice } of hits) {
          const euros = priceObject?.priceComplete ?? minPrice;
          // With flexible dates each home has a stay of its own.
          const { startDate, endDate } = priceObject ?? requestedStay;
          const stay = { ...requestedStay, startDate, endDate };
          homes.push({ objectNumber, isFree: true, price: euros === null ? null : fromEuros(euros), stay });
        }
        if (hits.length < pageSize || page * pageSize >= hitsTotal) return homes;
      }
    },

    async describeHomes(numbers, language) {
      const matches = [];
      for (let at = 0; at < numbers.length; at += pageSize) {
        const { hits } = await search({ objects: numbers.slice(at, at + pageSize) }, language);
        for (const { objectNumber, title, locations } of hits) {
          matches.push({ objectNumber, title, place: locations.place, region: locations.region });
        }
      }
      return matches;
    },

    async locationName({ place, region, country }, languageCode) {
      const location = place ?? region;
      if (location === undefined && country === undefined) return null;
      const input = location === undefined ? { country } : { location: String(location) };
      const { data } = await api.call('getLocation', { languageCode, ...input });
      return (data as ResponseOf<typeof getLocation> | null)?.locationName ?? null;
    },
  };
}
