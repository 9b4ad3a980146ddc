import { languages, locales, type Language, type Localized } from '../../domain/language.ts';
import { toSlug, slugWithUmlauts } from './slug.ts';

export interface Country {
  code: string;
  names: Localized;
  /** The name with its preposition: "in Deutschland", "en Allemagne". */
  where: Localized;
  slugs: Localized;
  lat: number;
  lon: number;
  /** South, west, north, east. */
  bounds: readonly [number, number, number, number];
}

// Data per country in the order of the start page: code, bounds, names for guests, and prepositions other than "in",
// "en", "in"; `=` marks a whole phrase. Names are fixed here because addresses contain them: names from `Intl` change
// with its version, and asking for them delays the start by 30 ms.
type Exceptions = Partial<Record<Language, string>>;
type CountryRow = readonly [code: string, bounds: Country['bounds'], names: readonly string[], Exceptions?];
const rows: readonly CountryRow[] = [
  ['de', [47.27, 5.87, 55.06, 15.04], ['Deutschland', 'Germany', 'Allemagne', 'Germania']],
  ['at', [46.37, 9.53, 49.02, 17.16], ['Österreich', 'Austria', 'Autriche', 'Austria']],
  ['it', [35.49, 6.62, 47.09, 18.52], ['Italien', 'Italy', 'Italie', 'Italia']],
  ['es', [27.64, -18.16, 43.79, 4.33], ['Spanien', 'Spain', 'Espagne', 'Spagna']],
  ['hr', [42.39, 13.49, 46.55, 19.45], ['Kroatien', 'Croatia', 'Croatie', 'Croazia']],
  ['dk', [54.56, 8.07, 57.75, 15.2], ['Dänemark', 'Denmark', 'Danemark', 'Danimarca'], { fr: 'au' }],
  ['fr', [41.33, -5.14, 51.09, 9.56], ['Frankreich', 'France', 'France', 'Francia']],
  [
    'nl',
    [50.75, 3.36, 53.55, 7.23],
    ['Niederlande', 'Netherlands', 'Pays-Bas', 'Paesi Bassi'],
    { de: '=in den Niederlanden', en: 'in the', fr: 'aux', it: 'nei' },
  ],
  ['ch', [45.82, 5.96, 47.81, 10.49], ['Schweiz', 'Switzerland', 'Suisse', 'Svizzera'], { de: 'in der' }],
  ['gr', [34.8, 19.37, 41.75, 28.25], ['Griechenland', 'Greece', 'Grèce', 'Grecia']],
  ['pt', [30.03, -31.27, 42.15, -6.19], ['Portugal', 'Portugal', 'Portugal', 'Portogallo'], { fr: 'au' }],
  ['se', [55.34, 11.11, 69.06, 24.17], ['Schweden', 'Sweden', 'Suède', 'Svezia']],
  ['no', [57.96, 4.5, 71.19, 31.17], ['Norwegen', 'Norway', 'Norvège', 'Norvegia']],
  ['pl', [49.0, 14.12, 54.84, 24.15], ['Polen', 'Poland', 'Pologne', 'Polonia']],
  ['be', [49.5, 2.55, 51.51, 6.41], ['Belgien', 'Belgium', 'Belgique', 'Belgio']],
  ['cz', [48.55, 12.09, 51.06, 18.86], ['Tschechien', 'Czechia', 'Tchéquie', 'Cechia']],
  ['hu', [45.74, 16.11, 48.59, 22.9], ['Ungarn', 'Hungary', 'Hongrie', 'Ungheria']],
  ['si', [45.42, 13.38, 46.88, 16.6], ['Slowenien', 'Slovenia', 'Slovénie', 'Slovenia']],
  [
    'gb',
    [49.86, -8.65, 60.86, 1.77],
    ['Großbritannien', 'Great Britain', 'Grande-Bretagne', 'Gran Bretagna'],
  ],
  ['ie', [51.42, -10.48, 55.39, -5.99], ['Irland', 'Ireland', 'Irlande', 'Irlanda']],
  ['tr', [35.82, 25.67, 42.11, 44.82], ['Türkei', 'Türkiye', 'Turquie', 'Turchia'], { de: 'in der' }],
  ['fi', [59.81, 20.55, 70.09, 31.59], ['Finnland', 'Finland', 'Finlande', 'Finlandia']],
  [
    'cy',
    [34.57, 32.27, 35.7, 34.6],
    ['Zypern', 'Cyprus', 'Chypre', 'Cipro'],
    { de: 'auf', fr: 'à', it: 'a' },
  ],
  ['mt', [35.79, 14.18, 36.08, 14.58], ['Malta', 'Malta', 'Malte', 'Malta'], { de: 'auf', fr: 'à', it: 'a' }],
  ['bg', [41.24, 22.36, 44.22, 28.61], ['Bulgarien', 'Bulgaria', 'Bulgarie', 'Bulgaria']],
  [
    'me',
    [41.85, 18.45, 43.56, 20.36],
    ['Montenegro', 'Montenegro', 'Monténégro', 'Montenegro'],
    { fr: 'au' },
  ],
];

const common: Localized = { de: 'in', en: 'in', fr: 'en', it: 'in' };

function localized(build: (language: Language) => string): Localized {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized & object;
}

export const countries: readonly Country[] = rows.map(([code, bounds, fourNames, exceptions = {}]) => {
  const names = localized((language) => fourNames[languages.indexOf(language)]!);
  return {
    code,
    names,
    where: localized((language) => {
      const preposition = exceptions[language] ?? common[language];
      return preposition.startsWith('=') ? preposition.slice(1) : `${preposition} ${names[language]}`;
    }),
    slugs: localized((language) => (language === 'de' ? slugWithUmlauts(names.de) : toSlug(names[language]))),
    lat: (bounds[0] + bounds[2]) / 2,
    lon: (bounds[1] + bounds[3]) / 2,
    bounds,
  };
});

const regionNames = new Map<Language, Intl.DisplayNames>();

/** One instance for each language, because creating one takes half a millisecond. */
function regionNamesIn(language: Language): Intl.DisplayNames {
  const names = regionNames.get(language) ?? new Intl.DisplayNames([locales[language]], { type: 'region' });
  regionNames.set(language, names);
  return names;
}

/** Names any country of the world by its code, in lower or upper case. */
export function countryNameIn(code: string, language: Language): string {
  const destination = countries.find((country) => country.code === code.toLowerCase());
  return destination?.names[language] ?? regionNamesIn(language).of(code.toUpperCase()) ?? code;
}
