import { join } from 'node:path';
import { drawingEdition } from '../../engines/pictures/face.ts';
import { createCapacity } from '../areas/capacity/capacity.ts';
import { createCatalogue } from '../areas/catalogue/catalogue.ts';
import type { Content } from '../areas/content/content.ts';
import { createLocations, isPlaceOfWorld } from '../areas/locations/locations.ts';
import { createOffers } from '../areas/offers/offers.ts';
import { createOffice } from '../areas/office/office.ts';
import { createPartners } from '../areas/partners/partners.ts';
import { createPois } from '../areas/pois/pois.ts';
import { createPricing } from '../areas/pricing/pricing.ts';
import { createRatings } from '../areas/ratings/ratings.ts';
import { createSearch, createSearchCalls } from '../areas/search/search.ts';
import { createWhoami } from '../areas/whoami/whoami.ts';
import type { Platform } from './platform.ts';

/** What is built only after the catalogue. */
interface Later {
  help: Content['help'];
  nameOf(uid: string): Promise<string>;
}

/** What guests look for and where. */
export interface CatalogueAreas {
  office: ReturnType<typeof createOffice>;
  ratings: ReturnType<typeof createRatings>;
  partners: ReturnType<typeof createPartners>;
  pricing: ReturnType<typeof createPricing>;
  search: ReturnType<typeof createSearch>;
  catalogue: ReturnType<typeof createCatalogue>;
  offers: ReturnType<typeof createOffers>;
  locations: ReturnType<typeof createLocations>;
  searchCalls: ReturnType<typeof createSearchCalls>;
  capacity: ReturnType<typeof createCapacity>;
  whoami: ReturnType<typeof createWhoami>;
  pois: ReturnType<typeof createPois>;
}

/** Makes what guests look for and where: homes, their prices and stars, places and offers, and whose pages show them. */
export function createCatalogueAreas(platform: Platform, { help, nameOf }: Later): CatalogueAreas {
  const { config, connection, db, clock, log, readModels, routes, limits, homeEvents } = platform;
  const office = createOffice({ db, readModels, clock });
  const ratings = createRatings({ db, translator: platform.translator });
  const partners = createPartners({
    connection,
    readModels,
    clock,
    log,
    files: platform.files,
    secret: platform.secret,
    publicUrl: platform.publicUrl,
    affiliateTargets: config.affiliateTargets,
    nameOf,
  });
  const pricing = createPricing({ db, clock, limits, partners });
  const search = createSearch({
    connection,
    clock,
    pricing,
    ratings,
    log,
    homeEvents,
    imageFolder: join(platform.dataDir, 'search-index'),
  });
  const catalogue = createCatalogue({
    db,
    readModels,
    routes,
    clock,
    ratings,
    pricing,
    pictureEdition: drawingEdition,
    imageCdn: config.imageCdn,
    offersOf: search.offersOf,
    homeListener: {
      log,
      onHomeChanged: ({ objectNumber, change }) =>
        homeEvents.announce({ homes: [objectNumber], source: 'commit', ...change }),
    },
  });
  const offers = createOffers({ readModels, routes, countsByOffer: search.countsByOffer });
  const { translate } = platform;
  const locations = createLocations({ readModels, routes, translate, offers, catalogue, search, help });
  const { placeNumber } = locations;
  const isTown = isPlaceOfWorld;
  const searchCalls = createSearchCalls({ db, clock, search, catalogue, pricing, placeNumber, isTown });
  const capacity = createCapacity({ search, placeNumber });
  const whoami = createWhoami({ db, readModels, routes, locations, offers });
  const pois = createPois({ readModels, routes });
  return {
    ...{ office, ratings, partners, pricing, search, catalogue, offers, locations },
    ...{ searchCalls, capacity, whoami, pois },
  };
}
