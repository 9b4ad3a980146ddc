import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { listNearPlaces } from '../../../contract/locations/list-near-places.ts';
import { textIn, type Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import { countryNameIn } from '../../../geography/countries.ts';
import { kmBetween } from '../../../geography/distance.ts';
import { townNamed, type Town } from '../../../geography/towns.ts';
import type { Database } from '../../platform/database.ts';
import { locationsStore } from './locations-store.ts';
import { locationPath, type LocationKind } from './rules/location.ts';

export type NearAnswer = ResponseOf<typeof listNearPlaces>;

interface Position {
  lat: number;
  lon: number;
}

export interface NearPlaces {
  around(position: Position, language: Language): Promise<NearAnswer>;
  ofTown(text: string, language: Language): Promise<NearAnswer>;
  /** Answers while somebody types: the whole text has to be the name, or its beginning. */
  ofTownTyped(text: string, language: Language): Promise<NearAnswer>;
}

const placesMax = 8;

/** Finds the places with homes around a point, whether a traveller named a town or stands there. */
export function createNearPlaces(deps: {
  db: Database;
  routes: SiteRoutes;
  search: { countsByLocation(): readonly { kind: LocationKind; key: string; count: number }[] };
}): NearPlaces {
  const { db, routes, search } = deps;

  async function placesAround(position: Position, language: Language): Promise<NearAnswer['places']> {
    const served = search.countsByLocation().filter(({ kind, count }) => kind === 'place' && count > 0);
    const counts = new Map(served.map(({ key, count }) => [key, count]));
    const rows = await locationsStore.nearest(db, position, [...counts.keys()], placesMax);
    return rows.map((row) => ({
      key: row.key,
      name: textIn(row.names, language),
      context: [row.regionNames, row.countryNames].map((names) => textIn(names, language)).join(', '),
      count: counts.get(row.key)!,
      distance: Math.round(kmBetween(position.lat, position.lon, row.lat, row.lon)),
      path: locationPath(row, language, routes),
    }));
  }

  async function answerOf(town: Town | undefined, language: Language): Promise<NearAnswer> {
    if (!town) return { origin: 'unknown', town: '', country: '', places: [] };
    const places = await placesAround(town, language);
    return { origin: 'town', town: town.name, country: countryNameIn(town.country, language), places };
  }

  return {
    async around(position, language) {
      const places = await placesAround(position, language);
      return { origin: 'position', town: '', country: '', places };
    },
    ofTown: (text, language) => answerOf(townNamed(text, false)?.town, language),
    ofTownTyped(text, language) {
      const found = townNamed(text, true);
      return answerOf(found?.isWhole ? found.town : undefined, language);
    },
  };
}
