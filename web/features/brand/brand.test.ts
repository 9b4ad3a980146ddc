import { expect, test } from 'vitest';
import { buildStyle } from './brand.ts';

test('a brand is CSS properties only, and none where the partner has chosen nothing', () => {
  expect(buildStyle({ logo: null, colours: null })).toEqual({});
  const logo = { url: '/partner-logos/1-a-300x100.webp', width: 300, height: 100 };
  expect(buildStyle({ logo, colours: null })).toEqual({
    '--brand-logo': 'url(/partner-logos/1-a-300x100.webp)',
    '--brand-logo-width': '132px',
  });
  expect(buildStyle({ logo: { ...logo, width: 660 }, colours: null })['--brand-logo-width']).toBe('220px');
  expect(buildStyle({ logo: null, colours: { main: '#102040', accent: '#c8421b' } })).toMatchObject({
    '--brand-head': '#102040',
    '--brand-head-ink': '#ffffff',
    '--brand-accent': '#c8421b',
  });
});
