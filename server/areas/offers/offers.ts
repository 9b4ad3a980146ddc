import { offersEndpoints } from '../../../contract/offers/endpoints.ts';
import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { getOffersHandler } from './handlers/get-offers.ts';
import { offersStore } from './offers-store.ts';
import { offerAsLocation, presentOffer, type OfferRow } from './rules/present-offer.ts';

/** What other areas may ask of offers. */
export interface Offers {
  /** Answers all offers in the order of the overview, then by number. */
  list(language: Language): Promise<Offer[]>;
  one(id: number, language: Language): Promise<Offer | null>;
  /** Its landing page; null for an unknown offer. */
  landingPage(id: number, language: Language): Promise<LocationInfo | null>;
}

export interface OffersDeps {
  readModels: Pick<ReadModels, 'of'>;
  routes: SiteRoutes;
  /** Active homes of each offer. */
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
  const endpoints = bindArea(offersEndpoints, { getOffers: getOffersHandler({ offers }) });
  return { ...offers, module: { name: 'offers', endpoints } };
}
