import type { HomeEntities } from '../../domain/home-entities.ts';
import { distinctions } from './distinctions.ts';
import { infoLabels } from './info-labels.ts';
import { parkTeasers } from './park-teasers.ts';
import { travelTips } from './travel-tips.ts';

/** What the start page shows beside the catalogue's own countries, regions and offers. */
export const homeEntities: HomeEntities = {
  countryContentLinks: [
    {
      country: 'at',
      target: {
        offer: 486,
      },
    },
    {
      country: 'de',
      target: {
        offer: 487,
      },
    },
    {
      country: 'it',
      target: {
        offer: 127,
      },
    },
    {
      country: 'fr',
      target: {
        offer: 125,
      },
    },
    {
      country: 'ch',
      target: {
        offer: 128,
      },
    },
  ],
  travelTips,
  parkTeasers,
  categoryBackgrounds: [
    {
      offerID: 27,
      img: '/pictures/scene/offer-27',
    },
    {
      offerID: 21,
      img: '/pictures/scene/offer-21',
    },
    {
      offerID: 31,
      img: '/pictures/scene/offer-31',
    },
    {
      offerID: 18,
      img: '/pictures/scene/offer-18',
    },
    {
      offerID: 122,
      img: '/pictures/scene/offer-122',
    },
    {
      offerID: 34,
      img: '/pictures/scene/offer-34',
    },
    {
      offerID: 45,
      img: '/pictures/scene/offer-45',
    },
  ],
  distinctions,
  infoLabels,
  portals: [
    {
      offerID: 122,
    },
    {
      offerID: 123,
    },
    {
      offerID: 124,
    },
    {
      offerID: 125,
    },
    {
      offerID: 127,
    },
    {
      offerID: 128,
    },
    {
      offerID: 486,
    },
    {
      offerID: 487,
    },
    {
      offerID: 40,
    },
    {
      offerID: 12,
    },
  ],
};
