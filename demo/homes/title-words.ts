import type { Home } from './home.ts';
import type { Phrase } from '../phrases/phrases.ts';

/** German without ending; French and Italian forms follow the noun, masculine and feminine. */
export const adjectives: readonly {
  de: string;
  en: string;
  fr: readonly [string, string];
  it: readonly [string, string];
  fits: (home: Home) => boolean;
}[] = [
  { de: 'Gemütlich', en: 'cosy', fr: ['chaleureux', 'chaleureuse'], it: ['accogliente', 'accogliente'], fits: () => true },
  { de: 'Hell', en: 'bright', fr: ['lumineux', 'lumineuse'], it: ['luminoso', 'luminosa'], fits: () => true },
  { de: 'Ruhig gelegen', en: 'quiet', fr: ['au calme', 'au calme'], it: ['tranquillo', 'tranquilla'], fits: (home) => home.place.region.landscape !== 'city' },
  { de: 'Modern', en: 'modern', fr: ['moderne', 'moderne'], it: ['moderno', 'moderna'], fits: (home) => home.standard >= 3 && !['mountainHut', 'trullo'].includes(home.kind) },
  { de: 'Geräumig', en: 'spacious', fr: ['spacieux', 'spacieuse'], it: ['spazioso', 'spaziosa'], fits: (home) => home.squaremeters / home.persons > 20 || home.squaremeters > 130 },
  { de: 'Elegant', en: 'elegant', fr: ['élégant', 'élégante'], it: ['elegante', 'elegante'], fits: (home) => home.standard >= 4 && home.kind !== 'mountainHut' },
  { de: 'Liebevoll renoviert', en: 'lovingly renovated', fr: ['rénové avec soin', 'rénovée avec soin'], it: ['ristrutturato con cura', 'ristrutturata con cura'], fits: (home) => ['farmhouse', 'stoneHouse', 'thatchedHouse', 'finca', 'trullo', 'cottage'].includes(home.kind) },
  { de: 'Rustikal', en: 'rustic', fr: ['rustique', 'rustique'], it: ['rustico', 'rustica'], fits: (home) => ['farmhouse', 'mountainHut', 'chalet', 'timberHouse', 'stoneHouse', 'finca'].includes(home.kind) },
  { de: 'Familienfreundlich', en: 'family-friendly', fr: ['familial', 'familiale'], it: ['per famiglie', 'per famiglie'], fits: (home) => home.bedrooms >= 2 && home.amenities.has('washingmachine') },
  { de: 'Klein', en: 'small', fr: ['pour deux', 'pour deux'], it: ['per due', 'per due'], fits: (home) => home.persons === 2 },
];

export interface TitleFeature {
  phrase: Phrase;
  slug: Phrase;
}

const feature = (phrase: Phrase, slug: Phrase): TitleFeature => ({ phrase, slug });

export const titleFeatures = {
  pool: feature(['mit eigenem Pool', 'with private pool', 'avec piscine privée', 'con piscina privata'], ['pool', 'pool', 'piscine', 'piscina']),
  sharedPool: feature(['mit Gemeinschaftspool', 'with shared pool', 'avec piscine commune', 'con piscina comune'], ['gemeinschaftspool', 'shared-pool', 'piscine-commune', 'piscina-comune']),
  seaview: feature(['mit Meerblick', 'with sea view', 'avec vue sur la mer', 'con vista mare'], ['meerblick', 'sea-view', 'vue-mer', 'vista-mare']),
  sauna: feature(['mit Sauna', 'with sauna', 'avec sauna', 'con sauna'], ['sauna', 'sauna', 'sauna', 'sauna']),
  fireplace: feature(['mit Kamin', 'with fireplace', 'avec cheminée', 'con camino'], ['kamin', 'fireplace', 'cheminee', 'camino']),
  whirlpool: feature(['mit Whirlpool', 'with hot tub', 'avec jacuzzi', 'con idromassaggio'], ['whirlpool', 'hot-tub', 'jacuzzi', 'idromassaggio']),
  beach: feature(['in Strandnähe', 'near the beach', 'près de la plage', 'vicino alla spiaggia'], ['strandnah', 'near-beach', 'pres-de-la-plage', 'vicino-spiaggia']),
  lake: feature(['nah am See', 'close to the lake', 'près du lac', 'vicino al lago'], ['am-see', 'by-the-lake', 'pres-du-lac', 'vicino-lago']),
  slope: feature(['nah am Skilift', 'close to the ski lift', 'près des remontées', 'vicino agli impianti'], ['skilift', 'ski-lift', 'remontees', 'impianti']),
  largeGarden: feature(['mit großem Garten', 'with large garden', 'avec grand jardin', 'con grande giardino'], ['grosser-garten', 'large-garden', 'grand-jardin', 'grande-giardino']),
  garden: feature(['mit Garten', 'with garden', 'avec jardin', 'con giardino'], ['garten', 'garden', 'jardin', 'giardino']),
  dog: feature(['für Urlaub mit Hund', 'for holidays with a dog', 'pour des vacances avec chien', 'per vacanze con il cane'], ['mit-hund', 'dogs-welcome', 'chien-bienvenu', 'con-cane']),
  terrace: feature(['mit Terrasse', 'with terrace', 'avec terrasse', 'con terrazza'], ['terrasse', 'terrace', 'terrasse', 'terrazza']),
  balcony: feature(['mit Balkon', 'with balcony', 'avec balcon', 'con balcone'], ['balkon', 'balcony', 'balcon', 'balcone']),
} satisfies Record<string, TitleFeature>;

export const kitchenNames: Record<string, Phrase> = {
  oven: ['Backofen', 'an oven', 'un four', 'forno'],
  microwave: ['Mikrowelle', 'a microwave', 'un micro-ondes', 'microonde'],
  coffeeMachine: ['Kaffeemaschine', 'a coffee machine', 'une cafetière', 'macchina del caffè'],
  espressoMachine: ['Espressomaschine', 'an espresso machine', 'une machine à expresso', 'macchina per espresso'],
  freezer: ['Gefrierfach', 'a freezer', 'un congélateur', 'congelatore'],
  dishwasher: ['Geschirrspüler', 'a dishwasher', 'un lave-vaisselle', 'lavastoviglie'],
};
