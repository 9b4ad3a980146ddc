import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import DraftView from './draft-view.tsx';

const t = createSiteTexts().translate('en');
const description = {
  ...{ title: 'Haus Seerose', teaser: '', description: 'Ein Haus am See.' },
  ...{ featureDescription: '', houseRules: '' },
};
const home = {
  ...{ objectNumber: 7, title: 'Haus Seerose', kind: 'holidayHouse', objectType: 'house', agencyName: '' },
  ...{ personsMax: 2, adultsMax: 2, countRooms: 2, countRoomsSleeping: 1, countRoomsBath: 1 },
  ...{ squaremeterLiving: 50, squaremeterComplete: null, dogsMax: 0, dogsMaxIsKnown: true },
  ...{
    position: { lat: 47.85, lon: 12.34 },
    images: [],
    ratingAverage: null,
    ratingCount: 0,
    minPrice: null,
  },
  ...{ locations: { country: '', countryCode: 'de', region: '', regionKey: '', regionNumber: 1, state: '' } },
  ...{ searchFilter: ['sauna'], searchOffers: [], distances: { sea: null, lake: 80 }, freeCancel: false },
  ...{ freeCancelDays: null, additionalCosts: [], breadcrumb: [], descriptionLanguages: ['de'] },
  ...{ textLanguages: ['de'], descriptions: { natives: { de: description }, translation: null } },
  ...{ equipment: { kitchen: ['oven'] }, objectDTV: null, objectSTV: null, prices: [], discounts: [] },
  ...{ availability: { count: 0, days: [], maxDate: '2027-12-31' }, furtherGuests: null, touristTax: [] },
  ...{
    deposit: null,
    consumption: {},
    consumptionPerNight: 0,
    cancellation: [],
    checkIn: null,
    checkOut: null,
  },
  ...{ source: 'own', registrationNumber: null, instantBooking: false, collectedByUs: false },
  ...{ bedRooms: [{ beds: { double: 1 } }], floorPlan: null, access: null, nearby: {}, charging: null },
  ...{ houseRules: null, privateObject: true, SEOLinks: [], languageLinks: {}, created: '2026-11-30' },
  landlord: {
    id: 1,
    name: 'Rosa',
    isReachable: true,
    isTrader: false,
    since: '',
    languages: [],
    trader: null,
  },
} as unknown as ObjectDetail;

test('a preview shows description, beds and amenities at once, since no server has rendered them before', () => {
  const html = renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t, textsUrl: '' }}>
      <MemoryRouter>
        <DraftView home={home} today="2026-11-30" paymentWays={[]} aside={null} />
      </MemoryRouter>
    </TextsProvider>,
  );
  expect(html).toContain('Ein Haus am See.');
  expect(html).toContain(t('object.equipment.oven'));
  expect(html).toContain(t('object.beds.heading'));
});
