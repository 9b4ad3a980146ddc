import { expect, test } from 'vitest';
import { styleOf } from './brand.ts';

test('pages are drawn by properties of style alone, and as the house’s where a partner has chosen nothing', () => {
  expect(styleOf({ logo: null, colours: null })).toEqual({});
  const logo = { url: '/partner-logos/1-a-300x100.webp', width: 300, height: 100 };
  expect(styleOf({ logo, colours: null })).toEqual({
    '--brand-logo': 'url(/partner-logos/1-a-300x100.webp)',
    '--brand-logo-width': '132px',
  });
  expect(styleOf({ logo: { ...logo, width: 660 }, colours: null })['--brand-logo-width']).toBe('220px');
  expect(styleOf({ logo: null, colours: { main: '#102040', accent: '#c8421b' } })).toMatchObject({
    '--brand-head': '#102040',
    '--brand-head-ink': '#ffffff',
    '--brand-accent': '#c8421b',
  });
});
