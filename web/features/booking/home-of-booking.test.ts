import { expect, test } from 'vitest';
import { homeOfBooking } from './home-of-booking.ts';

const routes = { pathOf: () => '/object/1/' } as never;
const homeIn = (
  language: 'de' | 'en' | 'it',
  countryCode: string,
  place = 'Keitum',
  region = 'Sylt',
): string => {
  const locations = { place, region, country: 'Allemagne', countryCode };
  return homeOfBooking({ title: 'Haus', images: [], locations } as never, language, routes).where;
};

test('the country of a booked home is in the language of the page, not of the booking', () => {
  expect(homeIn('en', 'de')).toBe('Keitum, Sylt, Germany');
  expect(homeIn('it', 'de')).toBe('Keitum, Sylt, Germania');
  // Nothing more is known of the country of a home that is gone.
  expect(homeIn('de', '')).toBe('Keitum, Sylt, Allemagne');
});

test('a name that place and region share is said once', () => {
  expect(homeIn('de', 'at', 'Wien', 'Wien')).toBe('Wien, Österreich');
});
