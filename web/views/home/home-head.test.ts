import { expect, test } from 'vitest';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { Site } from '../../app/api/site-context.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { PageHead } from '../../app/page-head.ts';
import { buildHomeHead } from './home-head.ts';

const t = createSiteTexts().translate('en');

function headOf(
  squaremeterLiving: number,
  { title, teaser }: { title: string; teaser: string } = { title: 'Casa', teaser: 'By the sea.' },
): PageHead {
  const home = {
    objectNumber: 7,
    squaremeterLiving,
    locations: { place: 'Maó', region: 'Menorca', country: 'Spain', countryCode: 'es' },
    images: [{ src: '/pictures/7/1', illustration: true }],
    position: { lat: 39.9, lon: 4.2 },
    searchFilter: [],
    breadcrumb: [],
    textLanguages: ['en'],
    minPrice: null,
  } as unknown as ObjectDetail;
  const routes = { pathOf: () => '/object/7/' };
  const site = { routes, origin: 'https://www.example.com' };
  return buildHomeHead(site as unknown as Site, t, {
    home,
    text: { title, teaser, description: teaser } as never,
    ratings: null,
    languageLinks: {},
    language: 'en',
  });
}
const dataOf = (squaremeterLiving: number): string =>
  JSON.stringify(headOf(squaremeterLiving).structuredData);

test('search engines read a size only where one is known', () => {
  expect(dataOf(85)).toContain('"floorSize":{"@type":"QuantitativeValue","value":85');
  expect(dataOf(0)).not.toContain('floorSize');
});

test('a place that the title names is named once, in the description and of the picture too', () => {
  const named = headOf(0, { title: 'Holiday apartment in Maó', teaser: '' });
  expect(named.description).toMatch(/^Holiday apartment in Maó, Menorca, Spain: /);
  expect(named.imageAlt).toBe('Illustration of Holiday apartment in Maó');
  const other = headOf(0, { title: 'Casa', teaser: '' });
  expect(other.description).toMatch(/^Casa in Maó, Menorca, Spain: /);
  expect(other.imageAlt).toBe('Illustration of Casa in Maó');
});
