import { languages, localeOf, type Language, type Localized } from '../domain/language.ts';
import { slugOf, slugWithUmlauts } from './slug.ts';

export interface Country {
  code: string;
  names: Localized;
  /** The name reads on after "a holiday home": "in Deutschland", "en Allemagne". */
  where: Localized;
  slugs: Localized;
  lat: number;
  lon: number;
  /** South, west, north, east. */
  bounds: readonly [number, number, number, number];
}

// In the order of the start page: code, bounds, and the preposition where it is not "in", "en", "in";
// with = the whole phrase.
type Exceptions = Partial<Record<Language, string>>;
const rows: readonly (readonly [string, readonly [number, number, number, number], Exceptions?])[] = [
  ['de', [47.27, 5.87, 55.06, 15.04]],
  ['at', [46.37, 9.53, 49.02, 17.16]],
  ['it', [35.49, 6.62, 47.09, 18.52]],
  ['es', [27.64, -18.16, 43.79, 4.33]],
  ['hr', [42.39, 13.49, 46.55, 19.45]],
  ['dk', [54.56, 8.07, 57.75, 15.2], { fr: 'au' }],
  ['fr', [41.33, -5.14, 51.09, 9.56]],
  ['nl', [50.75, 3.36, 53.55, 7.23], { de: '=in den Niederlanden', en: 'in the', fr: 'aux', it: 'nei' }],
  ['ch', [45.82, 5.96, 47.81, 10.49], { de: 'in der' }],
  ['gr', [34.8, 19.37, 41.75, 28.25]],
  ['pt', [30.03, -31.27, 42.15, -6.19], { fr: 'au' }],
  ['se', [55.34, 11.11, 69.06, 24.17]],
  ['no', [57.96, 4.5, 71.19, 31.17]],
  ['pl', [49.0, 14.12, 54.84, 24.15]],
  ['be', [49.5, 2.55, 51.51, 6.41]],
  ['cz', [48.55, 12.09, 51.06, 18.86]],
  ['hu', [45.74, 16.11, 48.59, 22.9]],
  ['si', [45.42, 13.38, 46.88, 16.6]],
  ['gb', [49.86, -8.65, 60.86, 1.77]],
  ['ie', [51.42, -10.48, 55.39, -5.99]],
  ['tr', [35.82, 25.67, 42.11, 44.82], { de: 'in der' }],
  ['fi', [59.81, 20.55, 70.09, 31.59]],
  ['cy', [34.57, 32.27, 35.7, 34.6], { de: 'auf', fr: 'à', it: 'a' }],
  ['mt', [35.79, 14.18, 36.08, 14.58], { de: 'auf', fr: 'à', it: 'a' }],
  ['bg', [41.24, 22.36, 44.22, 28.61]],
  ['me', [41.85, 18.45, 43.56, 20.36], { fr: 'au' }],
];

const common: Localized = { de: 'in', en: 'in', fr: 'en', it: 'in' };

/** The name is the one that guests use; the state's own stands on no map of holidays. */
const usualNames: Record<string, Localized> = {
  gb: { de: 'Großbritannien', en: 'Great Britain', fr: 'Grande-Bretagne', it: 'Gran Bretagna' },
};

function localized(build: (language: Language) => string): Localized {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized & object;
}

const regionNames = new Map<Language, Intl.DisplayNames>();

/** Made once a language: making one takes half a millisecond. */
function regionNamesIn(language: Language): Intl.DisplayNames {
  const known = regionNames.get(language) ?? new Intl.DisplayNames([localeOf[language]], { type: 'region' });
  regionNames.set(language, known);
  return known;
}

/** Names any country of the world, by its code in small or capital letters. */
export function countryNameIn(code: string, language: Language): string {
  const usual = usualNames[code.toLowerCase()]?.[language];
  if (usual !== undefined) return usual;
  return regionNamesIn(language).of(code.toUpperCase()) ?? code;
}

export const countries: readonly Country[] = rows.map(([code, bounds, exceptions = {}]) => {
  const names = localized((language) => countryNameIn(code, language));
  return {
    code,
    names,
    where: localized((language) => {
      const preposition = exceptions[language] ?? common[language];
      return preposition.startsWith('=') ? preposition.slice(1) : `${preposition} ${names[language]}`;
    }),
    slugs: localized((language) => (language === 'de' ? slugWithUmlauts(names.de) : slugOf(names[language]))),
    lat: (bounds[0] + bounds[2]) / 2,
    lon: (bounds[1] + bounds[3]) / 2,
    bounds,
  };
});
