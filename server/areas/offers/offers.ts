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
  const known = readModels.of(['offers'], (db) => offersStore.all(db));
  const countOf = (id: number): number => countsByOffer().get(id) ?? 0;
  const presented = oncePerLanguage((row: OfferRow, language) => presentOffer(row, language, routes));
  const rowOf = async (id: number): Promise<OfferRow | null> =>
    (await known.get()).find((row) => row.id === id) ?? null;
  const offers: Offers = {
    async list(language) {
      const counts = countsByOffer();
      return (await known.get()).map((row) => ({
        ...presented(row, language),
        count: counts.get(row.id) ?? 0,
      }));
    },
    async one(id, language) {
      const row = await rowOf(id);
      return row && { ...presented(row, language), count: countOf(id) };
    },
    async landingPage(id, language) {
      const row = await rowOf(id);
      return row && offerAsLocation(row, language, countOf(id), routes);
    },
  };
  const endpoints = bindArea(offersCalls, { offers });
  return { ...offers, module: { name: 'offers', endpoints } };
}
