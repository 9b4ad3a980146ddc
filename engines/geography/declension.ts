import type { Language, Localized } from '../../domain/language.ts';
import { languages } from '../../domain/language.ts';

type Rule = readonly [pattern: RegExp, where: (name: string) => string];
const before =
  (words: string) =>
  (name: string): string =>
    `${words} ${name}`;
const low =
  (words: string) =>
  (name: string): string =>
    `${words} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const germanRules: readonly Rule[] = [
  [
    /^(Saarland|Burgenland|Tessin|Aargau|Thurgau|Wallis|Jura|Baskenland|Aostatal|Piemont|Latium|Elsass|Kanton |Kreis |Bezirk |Distrikt |Departement |Gouvernement |Großherzogtum)/,
    before('im'),
  ],
  [/^(Marken|Abruzzen|Pays de la Loire|Vereinigten? |Niederlande$)/, before('in den')],
  [/^(Azoren|Malediven|Seychellen|Philippinen|Bahamas|Komoren|Färöer)/, before('auf den')],
  [
    /^(.+)e Inseln$|^(.+)e Ägäis$/,
    (name) =>
      name.endsWith('Inseln')
        ? `auf den ${name.replace(/e Inseln$/, 'en Inseln')}`
        : `in der ${name.replace(/e Ägäis$/, 'en Ägäis')}`,
  ],
  [
    /^(Madeira|Sizilien|Sardinien|Korsika|Kreta|Malta|Zypern|Guernsey|Jersey|Gotland|Kuba|Jamaika|Mauritius|Réunion)$/,
    before('auf'),
  ],
  [
    /^(Woiwodschaft |Oblast |Provinz |Region |Republik |Gespanschaft |Autonome Gemeinschaft |Waadt|Lombardei|Steiermark|Toskana|Bretagne|Normandie|Île-de-France|Provence|Extremadura|Vojvodina|Woiwodina|Schweiz|Türkei|Slowakei|Ukraine|Mongolei|Dominikanische)/,
    before('in der'),
  ],
];
const englishRules: readonly Rule[] = [
  [
    / Islands$|^(Azores|Abruzzi|Netherlands|Philippines|Maldives|Seychelles|Bahamas|United |Czech Republic|Dominican|Basque Country|Capital Region|Aosta Valley|Balearic)/,
    before('in the'),
  ],
  [/^(Sicily|Sardinia|Corsica|Crete|Madeira|Gotland)$/, before('on')],
];
const frenchRules: readonly Rule[] = [
  [/^Îles /, low('aux')],
  [/^(Canton|Comté|Oblast|District|Département|Comitat|Land)( |$)/, low('dans le')],
  [/^(Région|Province|Voïvodie|Principauté) /, low('dans la')],
  [/^(Hauts-|Pays de la Loire|Grisons|Marches|Pouilles|Abruzzes|Cornouailles|Açores)/, before('dans les')],
  [/^(Pays-Bas|États-Unis|Émirats|Philippines|Maldives|Seychelles|Bahamas)/, before('aux')],
  [
    /^(Pays de Galles|Pays basque|Tyrol|Tessin|Tyrol du Sud|Danemark|Portugal|Luxembourg|Liechtenstein|Monténégro|Kosovo|Royaume-Uni|Maroc|Canada|Mexique|Brésil|Japon)/,
    before('au'),
  ],
  [
    /^(Malte|Chypre|Madère|Monaco|Saint-Marin|Cuba|Gibraltar|Berlin|Hambourg|Brême|Vienne|Prague|Bruxelles|Oslo|Stockholm|Budapest|Madrid|Lisbonne|Zurich|Genève|Berne|Zoug|Lucerne|Fribourg|Neuchâtel|Schaffhouse|Soleure|Glaris|Uri|Salzbourg)/,
    before('à'),
  ],
  [
    /^(Grand Est|Burgenland|Vorarlberg|Latium|Piémont|Frioul|Valais|Jura|Limbourg|Brabant|Schleswig|Mecklembourg|Bade|Brandebourg|Trentin)/,
    before('dans le'),
  ],
];
const italianRules: readonly Rule[] = [
  [/^(Isole )/, low('nelle')],
  [/^(Marche|Fiandre|Asturie|Azzorre|Filippine|Maldive|Seychelles|Bahamas)/, before('nelle')],
  [
    /^(Lazio|Molise|Galles|Brandeburgo|Meclemburgo|Burgenland|Vorarlberg|Liechtenstein|Regno Unito|Canton|Distretto|Montenegro|Saarland|Brabante|Limburgo|Jura|Giura|Vallese)/,
    before('nel'),
  ],
  [/^(Paesi Bassi|Grigioni|Paesi Baschi|Paesi della Loira)/, before('nei')],
  [/^(Stati Uniti|Emirati|Abruzzi)/, before('negli')],
  [
    /^(Malta|Cipro|Madera|Monaco|San Marino|Cuba|Gibilterra|Berlino|Vienna|Praga|Bruxelles|Oslo|Stoccolma|Budapest|Madrid|Lisbona|Zurigo|Ginevra|Berna|Zugo|Lucerna|Friburgo|Brema)/,
    before('a'),
  ],
  [/^(Amburgo)/, before('ad')],
];
const rules: Readonly<Record<Language, readonly Rule[]>> = {
  de: germanRules,
  en: englishRules,
  fr: frenchRules,
  it: italianRules,
};
const usual: Readonly<Record<Language, string>> = { de: 'in', en: 'in', fr: 'en', it: 'in' };

/** The name of a country or subdivision with its preposition: "in der Lombardei", "dans le Grand Est". */
export function inArea(name: string, language: Language): string {
  const rule = rules[language].find(([pattern]) => pattern.test(name));
  return rule ? rule[1](name) : `${usual[language]} ${name}`;
}

export function whereIn(names: Localized, say: (name: string, language: Language) => string): Localized {
  return Object.fromEntries(
    languages.map((language) => [language, say(names[language], language)]),
  ) as Localized & object;
}
