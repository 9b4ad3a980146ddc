import { describe, expect, it } from 'vitest';
import { languages, locales } from '../../domain/language.ts';
import { countries, countryNameIn } from './countries.ts';

describe('names of countries', () => {
  it.each(languages)('are those that everybody writes, in %s', (language) => {
    const usual = new Intl.DisplayNames([locales[language]], { type: 'region' });
    // Guests go to Great Britain, not to the United Kingdom.
    const others = countries.filter(({ code }) => code !== 'gb');
    expect(others.map(({ names }) => names[language])).toEqual(
      others.map(({ code }) => usual.of(code.toUpperCase())),
    );
  });

  it('are known of countries without a page too, in small and capital letters', () => {
    expect(countryNameIn('jp', 'it')).toBe('Giappone');
    expect(countryNameIn('GB', 'fr')).toBe('Grande-Bretagne');
  });
});
