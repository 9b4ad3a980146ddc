import type { Poi } from '../../../../contract/pois/get-poi.ts';
import { textIn, type Language, type Localized } from '../../../../domain/language.ts';
import { pathOf } from '../../../../domain/routes.ts';

interface PoiRow {
  id: number;
  kind: string;
  lat: number;
  lon: number;
  names: Partial<Localized>;
  slugs: Partial<Localized>;
  texts: Readonly<Record<string, Partial<Localized>>>;
  region: string | null;
}

/** A town is a travel report, all else a sight. */
export function poiPath(
  { id, kind, slugs }: Pick<PoiRow, 'id' | 'kind' | 'slugs'>,
  language: Language,
): string {
  return pathOf('Poi', language, {
    kind: kind === 'town' ? 'Reisebericht' : 'Sehenswuerdigkeit',
    url: textIn(slugs, language),
    poiId: id,
  });
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
    region: row.region,
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
}
