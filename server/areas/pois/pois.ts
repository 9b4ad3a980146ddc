import { poisEndpoints } from '../../../contract/pois/endpoints.ts';
import type { Poi } from '../../../contract/pois/get-poi.ts';
import { languages, type Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database } from '../../platform/database.ts';
import { getPoiHandler } from './handlers/get-poi.ts';
import { listPoisHandler } from './handlers/list-pois.ts';
import { poisStore } from './pois-store.ts';
import { poiPath, presentPoi } from './rules/present-poi.ts';

export interface PoiQuery {
  lat?: number | undefined;
  lon?: number | undefined;
  /** Kilometres around the position. */
  radius: number;
  /** Region key. */
  region?: string | undefined;
  /** Country code. */
  country?: string | undefined;
  limit: number;
}

/** What other areas may ask of points of interest. */
export interface Pois {
  one(id: number, language: Language): Promise<Poi | null>;
  /** Nearest first around a position, else by number. */
  list(query: PoiQuery, language: Language): Promise<Poi[]>;
  /** The addresses of the first so many, each in the languages in which it has a name. */
  paths(limit: number): Promise<Partial<Record<Language, string>>[]>;
}

export function createPois({ db, routes }: { db: Database; routes: SiteRoutes }): Area<Pois> {
  const pois: Pois = {
    async one(id, language) {
      const row = await poisStore.one(db, id);
      return row && presentPoi(row, language, null, routes);
    },
    async paths(limit) {
      const rows = await poisStore.addresses(db, limit);
      return rows.map((row) =>
        Object.fromEntries(
          languages
            .filter((language) => row.names[language])
            .map((language) => [language, poiPath(row, language, routes)]),
        ),
      );
    },
    async list({ lat, lon, radius, limit, ...area }, language) {
      // No key holds a NUL, and the database refuses to compare with one.
      if (area.region?.includes('\0') || area.country?.includes('\0')) return [];
      if (lat === undefined || lon === undefined) {
        const rows = await poisStore.inArea(db, area, limit);
        return rows.map((row) => presentPoi(row, language, null, routes));
      }
      const rows = await poisStore.near(db, { lat, lon, radius }, area, limit);
      return rows.map((row) => presentPoi(row, language, row.distance, routes));
    },
  };
  const endpoints = bindArea(poisEndpoints, {
    getPoi: getPoiHandler({ pois }),
    listPois: listPoisHandler({ pois }),
  });
  return { ...pois, module: { name: 'pois', endpoints } };
}
