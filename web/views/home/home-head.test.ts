import { expect, test } from 'vitest';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { Site } from '../../app/api/site-context.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { headOfHome } from './home-head.ts';

const t = createSiteTexts().translate('en');

function dataOf(squaremeterLiving: number): string {
  const home = {
    objectNumber: 7,
    squaremeterLiving,
    locations: { place: 'Maó', region: 'Menorca', country: 'Spain', countryCode: 'es' },
    images: [],
    position: { lat: 39.9, lon: 4.2 },
    searchFilter: [],
    breadcrumb: [],
    textLanguages: ['en'],
    minPrice: null,
  } as unknown as ObjectDetail;
  const routes = { pathOf: () => '/object/7/' };
  const site = { routes, origin: 'https://www.example.com' };
  const { structuredData } = headOfHome(site as unknown as Site, t, {
    home,
    text: { title: 'Casa', teaser: 'By the sea.', description: 'By the sea.' } as never,
    ratings: null,
    languageLinks: {},
    language: 'en',
  });
  return JSON.stringify(structuredData);
}

test('search engines read a size only where one is known', () => {
  expect(dataOf(85)).toContain('"floorSize":{"@type":"QuantitativeValue","value":85');
  expect(dataOf(0)).not.toContain('floorSize');
});
