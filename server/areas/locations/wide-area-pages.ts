import { languages, locales, pickText, type Language, type Localized } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { wideArea, type WideArea } from '../../../domain/wide-areas.ts';
import type { SiteTexts } from '../../../texts/site-texts.ts';
import { locationPath, type CountOf, type LocationRow } from './rules/location.ts';
import type { LocationIndex } from './rules/location-index.ts';
import { wideAreasNamed } from './rules/wide-areas-named.ts';
import type { Suggestion } from './suggestions.ts';

export interface WideAreaPages {
  /** Returns a wide area in the form of a region; null if the key is unknown, or none of its regions is in the index. */
  rowOf(index: LocationIndex, key: string): LocationRow | null;
  regionsOf(index: LocationIndex, key: string): LocationRow[];
  pathOf(key: string, language: Language): string;
  suggested(
    index: LocationIndex,
    text: string,
    language: Language,
  ): { isWhole: boolean; found: Suggestion[] };
}

/** Number of suggested regions below an area, those with the most homes first. */
const regionsShown = 5;

export function createWideAreaPages({
  routes,
  translate,
  countOf,
}: {
  routes: SiteRoutes;
  translate: SiteTexts['translate'];
  countOf: CountOf;
}): WideAreaPages {
  const findRegions = (index: LocationIndex, key: string): LocationRow[] =>
    (wideArea(key)?.regions ?? []).flatMap((region) => index.byKey('region', region) ?? []);
  const searchPath = (key: string, language: Language): string =>
    `${routes.pathOf('Search', language)}?region=${encodeURIComponent(key)}`;
  const withHomes = (rows: readonly LocationRow[]): LocationRow[] =>
    rows.filter((row) => countOf(row) > 0).sort((a, b) => countOf(b) - countOf(a));
  const countryNames = (index: LocationIndex, rows: readonly LocationRow[], language: Language): string =>
    [...new Set(rows.map(({ countryCode }) => countryCode))]
      .flatMap((code) => index.byId('country', code) ?? [])
      .map(({ names }) => pickText(names, language))
      .join(', ');

  function buildSuggestion(row: LocationRow, language: Language, about: Partial<Suggestion>): Suggestion {
    const path = locationPath(row, language, routes);
    const plain = { kind: 'region' as const, key: row.key, alias: '', words: '', distance: null, path };
    return { ...plain, name: pickText(row.names, language), context: '', count: countOf(row), ...about };
  }

  return {
    regionsOf: findRegions,
    pathOf: searchPath,
    rowOf(index, key) {
      const area = wideArea(key);
      const rows = findRegions(index, key);
      return area && rows.length > 0 ? rowOfArea(area, rows, translate) : null;
    },
    suggested(index, text, language) {
      const { isWhole, areas } = wideAreasNamed(text, language);
      const results = areas.flatMap(({ area, alias }) => {
        const regions = withHomes(findRegions(index, area.key));
        // An area with one region is shown as that region.
        if (regions.length < 2) return [];
        const row = rowOfArea(area, regions, translate);
        const context = countryNames(index, regions, language);
        const whole = buildSuggestion(row, language, {
          alias,
          context,
          path: searchPath(area.key, language),
        });
        const parts = regions
          .slice(0, isWhole ? regionsShown : 0)
          .map((one) => buildSuggestion(one, language, { context: countryNames(index, [one], language) }));
        return [whole, ...parts];
      });
      return { isWhole: isWhole && results.length > 0, found: results };
    },
  };
}

function rowOfArea(
  { key, names, where }: WideArea,
  regions: readonly LocationRow[],
  translate: SiteTexts['translate'],
): LocationRow {
  const each = (write: (language: Language) => string): Localized =>
    Object.fromEntries(languages.map((language) => [language, write(language)])) as Localized & object;
  const translateName = (purpose: 'title' | 'text'): Localized =>
    each((language) =>
      translate(language)(`import.location.${purpose}`, { name: names[language], where: where[language] }),
    );
  const edges = (at: number): number[] => regions.flatMap(({ bounds }) => bounds[at] ?? []);
  const [south, west] = [Math.min(...edges(0)), Math.min(...edges(1))];
  const [north, east] = [Math.max(...edges(2)), Math.max(...edges(3))];
  return {
    kind: 'region',
    key,
    id: key,
    parentKind: null,
    parentId: null,
    subdivisionId: null,
    names,
    slugs: {},
    lat: (south + north) / 2,
    lon: (west + east) / 2,
    bounds: [south, west, north, east],
    texts: {
      namePreposition: where,
      title: translateName('title'),
      text1: each((language) =>
        translate(language)('import.location.regions', { regions: joinNames(regions, language) }),
      ),
      metaDescription: translateName('text'),
    },
    teaserOrder: null,
    population: 0,
    countryCode: '',
  };
}

function joinNames(regions: readonly LocationRow[], language: Language): string {
  const names = regions.map((row) => pickText(row.names, language));
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
}
