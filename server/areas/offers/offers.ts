import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { offersStore } from './offers-store.ts';
import { offerAsLocation, presentOffer, type OfferRow } from './rules/present-offer.ts';
import type { Offers } from './offers-context.ts';
import { offersCalls } from './calls.generated.ts';

export type { Offers } from './offers-context.ts';

export interface OffersDeps {
  readModels: Pick<ReadModels, 'of'>;
  routes: SiteRoutes;
  countsByOffer(): ReadonlyMap<number, number>;
}

export function createOffers({ readModels, routes, countsByOffer }: OffersDeps): Area<Offers> {
  const offersModel = readModels.of(['offers'], (db) => offersStore.all(db));
  const countHomes = (id: number): number => countsByOffer().get(id) ?? 0;
  const presentCached = oncePerLanguage((row: OfferRow, language) => presentOffer(row, language, routes));
  const findRow = async (id: number): Promise<OfferRow | null> =>
    (await offersModel.get()).find((row) => row.id === id) ?? null;
  const offers: Offers = {
    async list(language) {
      const counts = countsByOffer();
      return (await offersModel.get()).map((row) => ({
        ...presentCached(row, language),
        count: counts.get(row.id) ?? 0,
      }));
    },
    async one(id, language) {
      const row = await findRow(id);
      return row && { ...presentCached(row, language), count: countHomes(id) };
    },
    async landingPage(id, language) {
      const row = await findRow(id);
      return row && offerAsLocation(row, language, countHomes(id), routes);
    },
  };
  const endpoints = bindArea(offersCalls, { offers });
  return { ...offers, module: { name: 'offers', endpoints } };
}
