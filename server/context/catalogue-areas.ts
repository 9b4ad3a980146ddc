import { join } from 'node:path';
import { drawingEdition, sizeOfPlan } from '../../engines/pictures/face.ts';
import { createCapacity } from '../areas/capacity/capacity.ts';
import { createCatalogue } from '../areas/catalogue/catalogue.ts';
import { createLocations, isPlaceOfWorld as isTown } from '../areas/locations/locations.ts';
import { createOffers } from '../areas/offers/offers.ts';
import { createOffice } from '../areas/office/office.ts';
import { createPartners } from '../areas/partners/partners.ts';
import { createPois } from '../areas/pois/pois.ts';
import { createPricing } from '../areas/pricing/pricing.ts';
import { createRatings } from '../areas/ratings/ratings.ts';
import { createSearch, createSearchCalls } from '../areas/search/search.ts';
import { createWhoami } from '../areas/whoami/whoami.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

export type CatalogueAreas = ReturnType<typeof createCatalogueAreas>;

export function createCatalogueAreas(platform: Platform, { findPersonName }: PeopleAreas) {
  const { config, dataDir, log, homeEvents, ports } = platform;
  const ratings = createRatings(platform);
  const partners = createPartners({ ...platform, affiliateTargets: config.affiliateTargets, findPersonName });
  const pricing = createPricing({ ...platform, partners, paysOnline: config.paymentWays.length > 0 });
  const search = createSearch({ ...platform, pricing, ratings, imageFolder: join(dataDir, 'search-index') });
  const catalogue = createCatalogue({
    ...platform,
    ratings,
    pricing,
    pictureEdition: drawingEdition,
    planSize: sizeOfPlan,
    imageCdn: config.imageCdn,
    offersOf: search.findOffers,
    homeListener: {
      log,
      onHomeChanged: ({ objectNumber, change }) =>
        homeEvents.announce({ homes: [objectNumber], source: 'commit', ...change }),
    },
  });
  const offers = createOffers({ ...platform, countsByOffer: search.countsByOffer });
  const locations = createLocations({ ...platform, offers, catalogue, search, help: ports.help });
  const { placeNumber } = locations;
  return {
    office: createOffice(platform),
    ratings,
    pricing,
    search,
    catalogue,
    searchCalls: createSearchCalls({ ...platform, search, catalogue, pricing, placeNumber, isTown }),
    capacity: createCapacity({ search, placeNumber }),
    offers,
    locations,
    whoami: createWhoami({ ...platform, locations, offers }),
    pois: createPois(platform),
    partners,
  };
}
