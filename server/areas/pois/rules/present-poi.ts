import type { Poi } from '../../../../contract/pois/get-poi.ts';
import { textIn, type Language, type Localized } from '../../../../domain/language.ts';
import { pathOfSlug } from '../../../../domain/routes.ts';

interface PoiRow {
  id: number;
  kind: string;
  lat: number;
  lon: number;
  names: Partial<Localized>;
  slugs: Partial<Localized>;
  texts: Readonly<Record<string, Partial<Localized>>>;
}

/** The segment is the same in every language, as in the addresses that are known outside. */
const segment = 'Sehenswuerdigkeit';

export function poiPath({ id, slugs }: Pick<PoiRow, 'id' | 'slugs'>, language: Language): string {
  return pathOfSlug([segment, textIn(slugs, language), id].filter((part) => part !== '').join('/'), language);
}

export function presentPoi(row: PoiRow, language: Language, distance: number | null): Poi {
  return {
    poiId: row.id,
    kind: row.kind,
    name: textIn(row.names, language),
    text: textIn(row.texts['text'], language),
    lat: row.lat,
    lon: row.lon,
    path: poiPath(row, language),
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}
