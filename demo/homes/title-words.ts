import type { Home } from './home.ts';
import type { Phrase } from '../phrases/phrases.ts';

/** German without ending; French and Italian stand after the noun, masculine and feminine. */
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
  terrace: feature(['mit Terrasse oder Balkon', 'with terrace or balcony', 'avec terrasse ou balcon', 'con terrazza o balcone'], ['terrasse', 'terrace', 'terrasse', 'terrazza']),
} satisfies Record<string, TitleFeature>;

/** Each code of equipment has the words with which an enumeration names it. */
export const equipmentNames: Record<string, Phrase> = {
  oven: ['Backofen', 'an oven', 'four', 'forno'],
  microwave: ['Mikrowelle', 'a microwave', 'micro-ondes', 'microonde'],
  coffeeMachine: ['Kaffeemaschine', 'a coffee machine', 'cafetière', 'macchina da caffè'],
  espressoMachine: ['Espressomaschine', 'an espresso machine', 'machine à expresso', 'macchina per espresso'],
  freezer: ['Gefrierfach', 'a freezer', 'congélateur', 'congelatore'],
  dishwasher: ['Spülmaschine', 'a dishwasher', 'lave-vaisselle', 'lavastoviglie'],
  shower: ['Dusche', 'a shower', 'douche', 'doccia'],
  bathtub: ['Badewanne', 'a bathtub', 'baignoire', 'vasca'],
  guestToilet: ['Gäste-WC', 'a guest toilet', 'WC séparé', 'bagno di servizio'],
  underfloorHeating: ['Fußbodenheizung', 'underfloor heating', 'chauffage au sol', 'riscaldamento a pavimento'],
  sofaBed: ['Schlafsofa', 'a sofa bed', 'canapé-lit', 'divano letto'],
  workspace: ['Arbeitsplatz', 'a desk to work at', 'coin bureau', 'postazione di lavoro'],
  boardGames: ['Brettspiele', 'board games', 'jeux de société', 'giochi da tavolo'],
  gardenFurniture: ['Gartenmöbel', 'garden furniture', 'mobilier de jardin', 'mobili da giardino'],
  sunLoungers: ['Sonnenliegen', 'sun loungers', 'chaises longues', 'lettini'],
  fencedGarden: ['eingezäunter Garten', 'a fenced garden', 'jardin clos', 'giardino recintato'],
  swing: ['Schaukel', 'a swing', 'balançoire', 'altalena'],
  barbecue: ['Grill', 'a barbecue', 'barbecue', 'barbecue'],
  highChair: ['Hochstuhl', 'a high chair', 'chaise haute', 'seggiolone'],
  bicycles: ['Fahrräder', 'bicycles', 'vélos', 'biciclette'],
  tableTennis: ['Tischtennisplatte', 'table tennis', 'table de ping-pong', 'tavolo da ping-pong'],
  skiRoom: ['Skiraum', 'a ski room', 'local à skis', 'deposito sci'],
  rowingBoat: ['Ruderboot', 'a rowing boat', 'barque', 'barca a remi'],
  chargingStation: ['Ladestation für Elektroautos', 'a charging point for electric cars', 'borne de recharge', 'colonnina di ricarica'],
};
