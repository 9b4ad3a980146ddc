import type { suggestLocations } from '../../../contract/locations/suggest-locations.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { pickText, type Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { ReadModel } from '../../platform/read-models.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Offers } from '../offers/offers.ts';
import { isWholeCountry, locationPath, type LocationKind } from './rules/location.ts';
import type { LocationIndex } from './rules/location-index.ts';
import { mayNameOffer, offersNamed } from './rules/offers-named.ts';
import { orderSuggestions } from './rules/order-suggestions.ts';

export type Suggestion = ResponseOf<typeof suggestLocations>['suggestions'][number];

export type SuggestedByIndex = Omit<Suggestion, 'path' | 'kind' | 'distance'> & {
  kind: LocationKind | 'home';
};

export interface Suggestions {
  fitting(text: string, language: Language): Promise<Suggestion[]>;
  largest(language: Language): Promise<Suggestion[]>;
}

export const suggestionsMax = 8;
const largestMax = 5;

export function createSuggestions({
  known,
  routes,
  offers,
  catalogue,
  search,
}: {
  known: ReadModel<LocationIndex>;
  routes: SiteRoutes;
  offers: Pick<Offers, 'list'>;
  catalogue: Pick<Catalogue, 'summaries'>;
  search: {
    countsByLocation(): readonly { kind: LocationKind; key: string; count: number }[];
    suggest(text: string, language: Language): readonly SuggestedByIndex[];
  };
}): Suggestions {
  async function withAddresses(
    results: readonly SuggestedByIndex[],
    language: Language,
  ): Promise<Suggestion[]> {
    const homes = results.flatMap(({ kind, key }) => (kind === 'home' ? [Number(key)] : []));
    const [index, summaries] = await Promise.all([known.get(), catalogue.summaries(homes, language)]);
    const findPath = (kind: LocationKind, key: string): string | undefined => {
      const location = index.byKey(kind, key);
      return location && !isWholeCountry(location) ? locationPath(location, language, routes) : undefined;
    };
    const titles = new Map(summaries.map(({ objectNumber, title }) => [String(objectNumber), title]));
    return results.flatMap((suggestion): Suggestion[] => {
      const { kind, key } = suggestion;
      const name = kind === 'home' ? titles.get(key) : suggestion.name;
      const path =
        kind === 'home' ? routes.pathOf('ObjectPage', language, { objectNumber: key }) : findPath(kind, key);
      return name === undefined || path === undefined ? [] : [{ ...suggestion, name, path, distance: null }];
    });
  }

  return {
    async fitting(text, language) {
      const [results, named] = await Promise.all([
        withAddresses(search.suggest(text, language), language),
        mayNameOffer(text) ? offers.list(language).then((all) => offersNamed(text, all)) : [],
      ]);
      const visibleResults = results.slice(0, suggestionsMax - named.length);
      return orderSuggestions(text, visibleResults, named);
    },

    async largest(language) {
      const regions = search.countsByLocation().filter(({ kind, count }) => kind === 'region' && count > 0);
      const best = regions.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)).slice(0, largestMax);
      const index = await known.get();
      return best.flatMap(({ key, count }): Suggestion[] => {
        const row = index.byKey('region', key);
        if (!row || isWholeCountry(row)) return [];
        const country = index.byId('country', row.countryCode);
        const about = {
          name: pickText(row.names, language),
          context: pickText(country?.names, language),
          count,
        };
        const path = locationPath(row, language, routes);
        return [{ kind: 'region', key, alias: '', words: '', distance: null, path, ...about }];
      });
    },
  };
}
