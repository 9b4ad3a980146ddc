import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { listNearPlaces } from '../../../contract/locations/list-near-places.ts';
import { defaultLanguage, pickText, type Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import {
  countryNameIn,
  nameFits,
  loadPlaces,
  type PlaceMatch,
  strongUntil,
} from '../../../engines/geography/face.ts';
import type { ReadModel } from '../../platform/read-models.ts';
import { isWholeCountry, locationPath, type LocationKind } from './rules/location.ts';
import type { MeantPlace } from './rules/missing-place.ts';
import type { LocationIndex } from './rules/location-index.ts';

export type NearAnswer = ResponseOf<typeof listNearPlaces>;

interface Position {
  lat: number;
  lon: number;
}

export interface PlaceInWorld extends MeantPlace {
  place: PlaceMatch['place'];
}

export interface NearPlaces {
  around(position: Position, language: Language): Promise<NearAnswer>;
  ofTown(text: string, language: Language): Promise<NearAnswer>;
  /** Returns real-world places that a text names or is a prefix of, with or without homes, best first. */
  meant(text: string, language: Language): Promise<readonly PlaceInWorld[]>;
  /** Returns the id of the best-known place with a name, in a country when given; 0 if there is none. */
  numberOf(name: string, country: string | null): Promise<number>;
  ofPlace(place: Pick<PlaceMatch, 'place'> | null, language: Language): Promise<NearAnswer>;
}

const placesMax = 8;
/** The maximum number of candidates; the first one is used unless one of the others has homes. */
const meantMax = 3;

export function createNearPlaces(deps: {
  known: ReadModel<LocationIndex>;
  routes: SiteRoutes;
  search: { countsByLocation(): readonly { kind: LocationKind; key: string; count: number }[] };
}): NearPlaces {
  const { known, routes, search } = deps;

  async function placesAround(position: Position, language: Language): Promise<NearAnswer['places']> {
    const placesWithHomes = search
      .countsByLocation()
      .filter(({ kind, count }) => kind === 'place' && count > 0);
    const counts = new Map(placesWithHomes.map(({ key, count }) => [key, count]));
    const index = await known.get();
    return index.nearest(position, [...counts.keys()], placesMax).map(({ place, distance }) => {
      const parent = place.parentId === null ? null : index.byId('region', place.parentId);
      const region = parent && !isWholeCountry(parent) ? parent : null;
      const country = index.byId('country', place.countryCode);
      return {
        key: place.key,
        name: pickText(place.names, language),
        context: [region, country].flatMap((one) => (one ? [pickText(one.names, language)] : [])).join(', '),
        count: counts.get(place.key)!,
        distance: Math.round(distance),
        path: locationPath(place, language, routes),
      };
    });
  }

  async function ofPlace(match: Pick<PlaceMatch, 'place'> | null, language: Language): Promise<NearAnswer> {
    if (!match) return { origin: 'unknown', town: '', country: '', position: null, places: [] };
    const { names, lat, lon, country } = match.place;
    const places = await placesAround({ lat, lon }, language);
    const about = { town: pickText(names, language), country: countryNameIn(country, language) };
    return { origin: 'town', ...about, position: { lat, lon }, places };
  }

  return {
    async around(position, language) {
      const places = await placesAround(position, language);
      return { origin: 'position', town: '', country: '', position, places };
    },
    async ofTown(text, language) {
      const index = await loadPlaces();
      const search = { language };
      return ofPlace(index.named(text, search) ?? index.namedAmong(text, search), language);
    },
    async meant(text, language) {
      const matches = (await loadPlaces()).find(text, { language, limit: meantMax });
      return matches.map(({ place, fit }) => ({
        place,
        key: String(place.id),
        typed: toMatchKind(fit),
        population: place.population,
      }));
    },
    async numberOf(name, country) {
      return (await loadPlaces()).named(name, { language: defaultLanguage, country })?.place.id ?? 0;
    },
    ofPlace,
  };
}

function toMatchKind(fit: PlaceMatch['fit']): MeantPlace['typed'] {
  if (fit === nameFits.error) return 'error';
  if (fit === nameFits.exact) return 'name';
  return fit <= strongUntil ? 'words' : 'beginning';
}
