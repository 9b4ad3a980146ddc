import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { listNearPlaces } from '../../../contract/locations/list-near-places.ts';
import { textIn, type Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { countryNameIn } from '../../../geography/countries.ts';
import { townNamed, type Town } from '../../../geography/towns.ts';
import type { ReadModel } from '../../platform/read-models.ts';
import { isWholeCountry, locationPath, type LocationKind } from './rules/location.ts';
import type { LocationIndex } from './rules/location-index.ts';

export type NearAnswer = ResponseOf<typeof listNearPlaces>;

interface Position {
  lat: number;
  lon: number;
}

export interface NearPlaces {
  around(position: Position, language: Language): Promise<NearAnswer>;
  ofTown(text: string, language: Language): Promise<NearAnswer>;
  /** The whole text is the name of a town, whether it has homes or not. */
  isTown(text: string): boolean;
  /** Answers while somebody types: the whole text has to be the name, or its beginning. */
  ofTownTyped(text: string, language: Language): Promise<NearAnswer>;
}

const placesMax = 8;

/** Finds the places with homes around a point, whether a traveller named a town or stands there. */
export function createNearPlaces(deps: {
  known: ReadModel<LocationIndex>;
  routes: SiteRoutes;
  search: { countsByLocation(): readonly { kind: LocationKind; key: string; count: number }[] };
}): NearPlaces {
  const { known, routes, search } = deps;

  async function placesAround(position: Position, language: Language): Promise<NearAnswer['places']> {
    const served = search.countsByLocation().filter(({ kind, count }) => kind === 'place' && count > 0);
    const counts = new Map(served.map(({ key, count }) => [key, count]));
    const index = await known.get();
    return index.nearest(position, [...counts.keys()], placesMax).map(({ place, distance }) => {
      const parent = place.parentId === null ? null : index.byId('region', place.parentId);
      const region = parent && !isWholeCountry(parent) ? parent : null;
      const country = index.byId('country', place.countryCode);
      return {
        key: place.key,
        name: textIn(place.names, language),
        context: [region, country].flatMap((one) => (one ? [textIn(one.names, language)] : [])).join(', '),
        count: counts.get(place.key)!,
        distance: Math.round(distance),
        path: locationPath(place, language, routes),
      };
    });
  }

  async function answerOf(town: Town | undefined, language: Language): Promise<NearAnswer> {
    if (!town) return { origin: 'unknown', town: '', country: '', position: null, places: [] };
    const places = await placesAround(town, language);
    const { name, lat, lon } = town;
    const country = countryNameIn(town.country, language);
    return { origin: 'town', town: name, country, position: { lat, lon }, places };
  }

  return {
    async around(position, language) {
      const places = await placesAround(position, language);
      return { origin: 'position', town: '', country: '', position, places };
    },
    isTown: (text) => townNamed(text, false)?.isWhole === true,
    ofTown: (text, language) => answerOf(townNamed(text, false)?.town, language),
    ofTownTyped(text, language) {
      const found = townNamed(text, true);
      return answerOf(found?.isWhole ? found.town : undefined, language);
    },
  };
}
