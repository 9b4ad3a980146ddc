import type { Language } from '../../../domain/language.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { LocationKind } from './rules/location.ts';
import type { PlaceNumber } from '../../../domain/named-place.ts';
import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { suggestLocations } from '../../../contract/locations/suggest-locations.ts';

export interface LocationQuestion {
  /** Country code. */
  country: string;
  /** Region key, place id, or a name in any language. */
  location: string;
  /** Bounding box as "west,south,east,north". */
  bbox: string;
}

export interface LocatedPage {
  info: LocationInfo;
  country: string;
  region?: string;
  place?: number;
}

export interface Locations {
  find(
    question: LocationQuestion,
    language: Language,
  ): Promise<{ state: 'found'; info: LocationInfo } | { state: 'nothing' } | { state: 'unknown' }>;
  /** Finds a location by country code, region id or place id, the keys that other tables store. */
  page(kind: LocationKind, id: string, language: Language): Promise<LocatedPage | null>;
  placeNumber: PlaceNumber;
  teasers(language: Language): Promise<{ countries: Teaser[]; regions: Teaser[] }>;
  suggest(text: string, language: Language): Promise<ResponseOf<typeof suggestLocations>>;
}
