import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { createGuestRoutes, RoutesProvider } from '../../../app/routes-context.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import LocationTexts from './location-texts.tsx';

const texts = createSiteTexts();

function shownFor(
  text2: string,
  seoText: string,
  picture: { src: string; alt: string } | null = null,
): string {
  const location = {
    locationName: 'Rügen',
    title: 'Häuser auf Rügen',
    text1: '',
    text2,
    seoText,
    picture,
    topLinks: [],
    offers: [],
  };
  const element = (
    <RoutesProvider value={createGuestRoutes('add')}>
      <TextsProvider value={{ language: 'de', t: texts.translate('de'), textsUrl: '' }}>
        <LocationTexts location={location} />
      </TextsProvider>
    </RoutesProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('both texts of a place are shown, a paragraph each line', () => {
  const html = shownFor('Kreide.\n\nBuchen.', 'Störtebeker.');
  expect(html.match(/<p>[^<]*<\/p>/g)).toEqual(['<p>Kreide.</p>', '<p>Buchen.</p>', '<p>Störtebeker.</p>']);
  expect(shownFor('', 'Störtebeker.')).toContain('<p>Störtebeker.</p>');
});

test('without texts there is no heading', () => {
  expect(shownFor('', ' ')).not.toContain('<h2>');
});

test('its picture stands above the text, with its size, and not without the text', () => {
  const picture = { src: '/pictures/scene/region-ruegen', alt: 'Kreidefelsen' };
  const html = shownFor('Kreide.', '', picture);
  expect(html).toMatch(/<img [^>]*width="725" height="450" alt="Kreidefelsen"/);
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h2'));
  expect(shownFor('', '', picture)).not.toContain('<img');
});
