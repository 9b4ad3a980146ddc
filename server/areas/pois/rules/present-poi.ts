import type { Poi } from '../../../../contract/pois/get-poi.ts';
import { pickText, type Language, type Localized } from '../../../../domain/language.ts';
import type { Routes } from '../../../../domain/routes.ts';

type PoiPaths = Pick<Routes<'Poi'>, 'pathOf'>;

export interface PoiRow {
  id: number;
  kind: string;
  lat: number;
  lon: number;
  names: Partial<Localized>;
  slugs: Partial<Localized>;
  texts: Readonly<Record<string, Partial<Localized>>>;
  /** Country code. */
  country: string | null;
  /** Region key. */
  region: string | null;
}

/** Returns the path of a page: towns are travel reports, all others sights. */
export function poiPath(
  { id, kind, slugs }: Pick<PoiRow, 'id' | 'kind' | 'slugs'>,
  language: Language,
  { pathOf }: PoiPaths,
): string {
  return pathOf('Poi', language, {
    kind: kind === 'town' ? 'Reisebericht' : 'Sehenswuerdigkeit',
    url: pickText(slugs, language),
    poiId: id,
  });
}

export function presentPoi(row: PoiRow, language: Language, distance: number | null, routes: PoiPaths): Poi {
  return {
    poiId: row.id,
    kind: row.kind,
    name: pickText(row.names, language),
    text: pickText(row.texts['text'], language),
    lat: row.lat,
    lon: row.lon,
    path: poiPath(row, language, routes),
    region: row.region,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}
