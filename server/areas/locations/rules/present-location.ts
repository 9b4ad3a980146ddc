import type { LocationInfo } from '../../../../contract/locations/get-location.ts';
import { pickText, type Language } from '../../../../domain/language.ts';
import type { Routes } from '../../../../domain/routes.ts';
import { locationPath, locationPaths, type CountOf, type LocationRow } from './location.ts';

type SlugPaths = Pick<Routes, 'pathOfSlug'>;

const topLinksMax = 24;

export interface LocationParts {
  location: LocationRow;
  ancestors: readonly LocationRow[];
  inside: readonly LocationRow[];
  offers: LocationInfo['offers'];
  countOf: CountOf;
}

function presentBounds({ bounds }: LocationRow): LocationInfo['bounds'] {
  const [south, west, north, east] = bounds;
  if (south === undefined || west === undefined || north === undefined || east === undefined) return null;
  return { south, west, north, east };
}

function topLinks(
  inside: readonly LocationRow[],
  language: Language,
  countOf: CountOf,
  routes: SlugPaths,
): LocationInfo['topLinks'] {
  return inside
    .map((one) => ({
      name: pickText(one.names, language),
      path: locationPath(one, language, routes),
      count: countOf(one),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, language))
    .slice(0, topLinksMax);
}

export function presentLocation(parts: LocationParts, language: Language, routes: SlugPaths): LocationInfo {
  const { location, ancestors, inside, offers, countOf } = parts;
  const text = (purpose: string): string => pickText(location.texts[purpose], language);
  const name = pickText(location.names, language);
  const title = text('title') || name;
  const namePreposition = text('namePreposition') || name;
  const breadcrumbs = [
    ...ancestors.map((one) => ({
      name: pickText(one.names, language),
      path: locationPath(one, language, routes),
    })),
    { name, path: null },
  ];
  return {
    name,
    namePreposition,
    breadcrumbs,
    locationName: name,
    locationType: location.kind,
    locationKey: location.key,
    locationPosition: { lat: location.lat, lon: location.lon },
    locationNamePreposition: namePreposition,
    locationBreadcrumbs: breadcrumbs,
    title,
    text1: text('text1'),
    text2: text('text2'),
    metaTitle: text('metaTitle') || title,
    metaDescription: text('metaDescription') || text('text1'),
    keywords: text('keywords'),
    seoText: text('seoText'),
    seoUrl: locationPath(location, language, routes),
    noIndex: countOf(location) === 0,
    bounds: presentBounds(location),
    languageLinks: locationPaths(location, routes),
    topLinks: topLinks(inside, language, countOf, routes),
    offers,
  };
}
