import { expect, it, vi } from 'vitest';
import { countryName } from './country-name.ts';

it('names a country in the language, and leaves other words as they are', () => {
  expect(countryName('de', 'fr')).toBe('Allemagne');
  expect(countryName('Austria', 'en')).toBe('Austria');
  expect(countryName('', 'en')).toBe('');
});

it('writes the names as an editor does, whatever the browser says', () => {
  expect(countryName('cd', 'en')).toBe('Congo-Kinshasa');
  expect(countryName('CG', 'it')).toBe('Congo-Brazzaville');
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Falkland Islands (Islas Malvinas)');
  expect(countryName('fk', 'en')).toBe('Falkland Islands');
});
