import { languages } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { poisStore } from './pois-store.ts';
import { near } from './rules/near.ts';
import { poiPath, presentPoi } from './rules/present-poi.ts';
import type { Pois } from './pois-context.ts';
import { poisCalls } from './calls.generated.ts';

export type { Pois } from './pois-context.ts';

export interface PoisDeps {
  readModels: Pick<ReadModels, 'of'>;
  routes: SiteRoutes;
}

export function createPois({ readModels, routes }: PoisDeps): Area<Pois> {
  const poisModel = readModels.of(['pois', 'regions'], (db) => poisStore.all(db));
  const pois: Pois = {
    async one(id, language) {
      const row = (await poisModel.get()).find((poi) => poi.id === id);
      return row ? presentPoi(row, language, null, routes) : null;
    },
    async paths(limit) {
      return (await poisModel.get())
        .slice(0, limit)
        .map((row) =>
          Object.fromEntries(
            languages
              .filter((language) => row.names[language])
              .map((language) => [language, poiPath(row, language, routes)]),
          ),
        );
    },
    async list({ lat, lon, radius, limit, region, country }, language) {
      const inArea = (await poisModel.get()).filter(
        (poi) => (!region || poi.region === region) && (!country || poi.country === country),
      );
      const visiblePois =
        lat === undefined || lon === undefined
          ? inArea.map((poi) => ({ ...poi, distance: null }))
          : near(inArea, { lat, lon, radius });
      return visiblePois.slice(0, limit).map((poi) => presentPoi(poi, language, poi.distance, routes));
    },
  };
  const endpoints = bindArea(poisCalls, { pois });
  return { ...pois, module: { name: 'pois', endpoints } };
}
