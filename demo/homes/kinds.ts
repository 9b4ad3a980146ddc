import type { Language } from '../../domain/language.ts';
import type { Landscape } from '../../engines/geography/face.ts';
import type { Gender } from '../phrases/grammar.ts';

export type Kind =
  | 'holidayHouse'
  | 'apartment'
  | 'chalet'
  | 'finca'
  | 'villa'
  | 'farmhouse'
  | 'thatchedHouse'
  | 'timberHouse'
  | 'stoneHouse'
  | 'bungalow'
  | 'cityFlat'
  | 'holidayParkHouse'
  | 'houseboat'
  | 'mountainHut'
  | 'trullo'
  | 'cottage';

type Noun = readonly [noun: string, gender: Gender];

export const kindNouns: Record<Kind, Record<Language, Noun>> = {
  holidayHouse: { de: ['Ferienhaus', 'n'], en: ['holiday home', 'n'], fr: ['maison de vacances', 'f'], it: ['casa vacanze', 'f'] },
  apartment: { de: ['Ferienwohnung', 'f'], en: ['holiday apartment', 'n'], fr: ['appartement de vacances', 'm'], it: ['appartamento', 'm'] },
  chalet: { de: ['Chalet', 'n'], en: ['chalet', 'n'], fr: ['chalet', 'm'], it: ['chalet', 'm'] },
  finca: { de: ['Finca', 'f'], en: ['finca', 'n'], fr: ['finca', 'f'], it: ['finca', 'f'] },
  villa: { de: ['Villa', 'f'], en: ['villa', 'n'], fr: ['villa', 'f'], it: ['villa', 'f'] },
  farmhouse: { de: ['Bauernhaus', 'n'], en: ['farmhouse', 'n'], fr: ['ferme', 'f'], it: ['casale', 'm'] },
  thatchedHouse: { de: ['Reetdachhaus', 'n'], en: ['thatched house', 'n'], fr: ['chaumière', 'f'], it: ['casa dal tetto di paglia', 'f'] },
  timberHouse: { de: ['Holzhaus', 'n'], en: ['timber house', 'n'], fr: ['maison en bois', 'f'], it: ['casa di legno', 'f'] },
  stoneHouse: { de: ['Natursteinhaus', 'n'], en: ['stone house', 'n'], fr: ['maison en pierre', 'f'], it: ['casa in pietra', 'f'] },
  bungalow: { de: ['Bungalow', 'm'], en: ['bungalow', 'n'], fr: ['bungalow', 'm'], it: ['bungalow', 'm'] },
  cityFlat: { de: ['Stadtwohnung', 'f'], en: ['city flat', 'n'], fr: ['appartement citadin', 'm'], it: ['appartamento di città', 'm'] },
  holidayParkHouse: { de: ['Ferienhaus', 'n'], en: ['holiday park house', 'n'], fr: ['maison en village vacances', 'f'], it: ['casa in parco vacanze', 'f'] },
  houseboat: { de: ['Hausboot', 'n'], en: ['houseboat', 'n'], fr: ['péniche', 'f'], it: ['casa galleggiante', 'f'] },
  mountainHut: { de: ['Berghütte', 'f'], en: ['mountain hut', 'n'], fr: ['chalet de montagne', 'm'], it: ['baita', 'f'] },
  trullo: { de: ['Trullo', 'm'], en: ['trullo', 'n'], fr: ['trullo', 'm'], it: ['trullo', 'm'] },
  cottage: { de: ['Cottage', 'n'], en: ['cottage', 'n'], fr: ['cottage', 'm'], it: ['cottage', 'm'] },
};

export const apartmentKinds: ReadonlySet<Kind> = new Set<Kind>(['apartment', 'cityFlat']);

type Mix = readonly (readonly [Kind, number])[];

const seaside: Mix = [['holidayHouse', 4], ['apartment', 5], ['bungalow', 1.5], ['villa', 0.8]];

const kindsOfLandscape: Record<Landscape, Mix> = {
  northSea: [['holidayHouse', 3], ['apartment', 4], ['thatchedHouse', 2.2], ['farmhouse', 1.2], ['bungalow', 1.2], ['holidayParkHouse', 0.8]],
  balticSea: [['holidayHouse', 3], ['apartment', 4.5], ['thatchedHouse', 1.8], ['bungalow', 1.3], ['villa', 0.6]],
  alps: [['chalet', 3], ['apartment', 4], ['mountainHut', 1.3], ['farmhouse', 1.2], ['holidayHouse', 1.2]],
  blackForest: [['apartment', 4], ['farmhouse', 2.6], ['holidayHouse', 2], ['chalet', 0.8], ['mountainHut', 0.4]],
  tuscany: [['stoneHouse', 2.4], ['farmhouse', 2.8], ['villa', 2.2], ['apartment', 2.4]],
  balearic: [['finca', 4.2], ['villa', 2], ['apartment', 2.2], ['stoneHouse', 0.8]],
  dalmatia: [['stoneHouse', 2.4], ['villa', 2.2], ['apartment', 4.5], ['holidayHouse', 1.4]],
  denmark: [['timberHouse', 5], ['holidayHouse', 2.6], ['thatchedHouse', 1.2], ['holidayParkHouse', 0.5], ['apartment', 0.8]],
  lake: [['holidayHouse', 3], ['apartment', 4], ['villa', 1], ['timberHouse', 1], ['bungalow', 0.7]],
  city: [['cityFlat', 8], ['apartment', 2]],
  countryside: [['holidayHouse', 3], ['farmhouse', 3], ['apartment', 2], ['stoneHouse', 1.2], ['cottage', 0.8]],
  mediterranean: [['villa', 3], ['apartment', 4], ['stoneHouse', 1.3], ['holidayHouse', 2], ['bungalow', 0.6]],
  atlantic: [...seaside, ['stoneHouse', 1], ['cottage', 1]],
  mountains: [['holidayHouse', 3], ['apartment', 3], ['timberHouse', 1.4], ['chalet', 1.2], ['mountainHut', 0.7], ['farmhouse', 0.8]],
};

const extra: Record<string, Mix> = {
  apulien: [['trullo', 3]],
  friesland: [['houseboat', 3], ['holidayParkHouse', 2], ['farmhouse', 1.5]],
  zeeland: [['holidayParkHouse', 3]],
  nordholland: [['holidayParkHouse', 2.5]],
  ardennen: [['holidayParkHouse', 2], ['chalet', 1.5]],
  eifel: [['holidayParkHouse', 1.6]],
  sauerland: [['holidayParkHouse', 1.2]],
  'mecklenburgische-seenplatte': [['houseboat', 1.4]],
  smaland: [['timberHouse', 6]],
  'finnische-seenplatte': [['timberHouse', 9]],
  fjordnorwegen: [['timberHouse', 5]],
  suednorwegen: [['timberHouse', 5]],
  cornwall: [['cottage', 5]],
  kerry: [['cottage', 5]],
  'schottische-highlands': [['cottage', 5], ['stoneHouse', 2]],
  'lake-district': [['cottage', 5], ['stoneHouse', 2]],
  kaernten: [['chalet', 1.5], ['mountainHut', 0.6]],
  algarve: [['villa', 3]],
  teneriffa: [['finca', 2]],
  'gran-canaria': [['finca', 2]],
  andalusien: [['finca', 3]],
};

export function kindMix(regionKey: string, landscape: Landscape): Mix {
  return [...kindsOfLandscape[landscape], ...(extra[regionKey] ?? [])];
}

export const personsOfKind: Record<Kind, readonly (readonly [number, number])[]> = {
  holidayHouse: [[4, 4], [5, 2], [6, 5], [8, 3], [10, 1], [12, 0.5]],
  apartment: [[2, 4], [3, 1.5], [4, 5], [5, 1.5], [6, 1.5]],
  chalet: [[4, 2], [6, 4], [8, 4], [10, 2], [12, 1]],
  finca: [[4, 2], [6, 4], [8, 4], [10, 1.5], [12, 0.7]],
  villa: [[4, 1], [6, 4], [8, 5], [10, 2.5], [12, 1.2], [14, 0.4]],
  farmhouse: [[4, 2], [6, 4], [8, 3], [10, 2], [14, 1], [18, 0.4]],
  thatchedHouse: [[4, 3], [6, 4], [8, 2], [10, 0.6]],
  timberHouse: [[4, 3], [6, 5], [8, 3], [10, 1]],
  stoneHouse: [[2, 1], [4, 4], [6, 4], [8, 2]],
  bungalow: [[2, 1], [4, 5], [5, 2], [6, 2]],
  cityFlat: [[2, 5], [3, 2], [4, 4], [6, 1]],
  holidayParkHouse: [[4, 4], [6, 5], [8, 2]],
  houseboat: [[2, 1], [4, 4], [6, 1.5]],
  mountainHut: [[4, 3], [6, 3], [8, 3], [12, 1]],
  trullo: [[2, 2], [4, 4], [6, 2]],
  cottage: [[2, 2], [4, 4], [6, 3], [8, 0.8]],
};
