import { languages, type Localized } from './language.ts';
import { nameSpellings } from './place-name.ts';

/** An area that people know by one name, but that is several holiday regions in the catalogue. */
export interface WideArea {
  /** Used in addresses and searches in place of a region's key. */
  key: string;
  names: Localized;
  /** The name in the form that follows "a holiday home", such as "in Tuscany". */
  where: Localized;
  further: readonly string[];
  /** Keys of its holiday regions; they do not overlap. */
  regions: readonly string[];
}

type Four = readonly [de: string, en: string, fr: string, it: string];
type Row = readonly [key: string, names: Four, where: Four, further: string, regions: string];

const rows: readonly Row[] = [
  [
    'ganze-ostsee',
    ['Ostsee', 'Baltic Sea', 'Mer Baltique', 'Mar Baltico'],
    ['an der Ostsee', 'on the Baltic Sea', 'au bord de la mer Baltique', 'sul Mar Baltico'],
    'Baltikum Küste; Ostsee mit Inseln; Baltique; Baltico; Ostseestrand',
    'ostsee ruegen usedom fehmarn polnische-ostsee bornholm schonen',
  ],
  [
    'ostseeinseln',
    ['Ostseeinseln', 'Baltic islands', 'Îles de la Baltique', 'Isole del Baltico'],
    [
      'auf den Ostseeinseln',
      'on the Baltic islands',
      'sur les îles de la Baltique',
      'sulle isole del Baltico',
    ],
    'Inseln Ostsee; Inseln der Ostsee',
    'ruegen usedom fehmarn bornholm',
  ],
  [
    'ganze-nordsee',
    ['Nordsee', 'North Sea', 'Mer du Nord', 'Mare del Nord'],
    ['an der Nordsee', 'on the North Sea', 'au bord de la mer du Nord', 'sul Mare del Nord'],
    'Nordseeinseln; Nordsee mit Inseln; Nordseestrand; Wattenmeer; Friesische Inseln; Ostfriesische Inseln',
    'nordsee ostfriesland sylt daenische-nordsee nordholland zeeland friesland belgische-kueste',
  ],
  [
    'ganze-alpen',
    ['Alpen', 'Alps', 'Alpes', 'Alpi'],
    ['in den Alpen', 'in the Alps', 'dans les Alpes', 'nelle Alpi'],
    'Skigebiet Alpen; Berge; den Bergen; the Alps; les Alpes; le Alpi',
    'tirol salzburger-land vorarlberg kaernten steiermark salzkammergut allgaeu oberbayern graubuenden berner-oberland wallis tessin suedtirol savoyen slowenische-alpen',
  ],
  [
    'bayerische-alpen',
    ['Bayerische Alpen', 'Bavarian Alps', 'Alpes bavaroises', 'Alpi bavaresi'],
    ['in den Bayerischen Alpen', 'in the Bavarian Alps', 'dans les Alpes bavaroises', 'nelle Alpi bavaresi'],
    'Deutsche Alpen; Alpenvorland; Voralpenland; German Alps',
    'allgaeu oberbayern',
  ],
  [
    'schweizer-alpen',
    ['Schweizer Alpen', 'Swiss Alps', 'Alpes suisses', 'Alpi svizzere'],
    ['in den Schweizer Alpen', 'in the Swiss Alps', 'dans les Alpes suisses', 'nelle Alpi svizzere'],
    '',
    'graubuenden berner-oberland wallis tessin',
  ],
  [
    'oesterreichische-alpen',
    ['Österreichische Alpen', 'Austrian Alps', 'Alpes autrichiennes', 'Alpi austriache'],
    [
      'in den österreichischen Alpen',
      'in the Austrian Alps',
      'dans les Alpes autrichiennes',
      'nelle Alpi austriache',
    ],
    '',
    'tirol salzburger-land vorarlberg kaernten steiermark salzkammergut',
  ],
  [
    'balearen',
    ['Balearen', 'Balearic Islands', 'Baléares', 'Baleari'],
    ['auf den Balearen', 'in the Balearic Islands', 'aux Baléares', 'alle Baleari'],
    'Balearische Inseln; Balearics; Îles Baléares; Isole Baleari; Islas Baleares',
    'mallorca menorca ibiza',
  ],
  [
    'kanarische-inseln',
    ['Kanarische Inseln', 'Canary Islands', 'Îles Canaries', 'Isole Canarie'],
    ['auf den Kanarischen Inseln', 'in the Canary Islands', 'aux îles Canaries', 'alle Canarie'],
    'Kanaren; Canaries; Canarie; Islas Canarias',
    'teneriffa gran-canaria',
  ],
  [
    'adria',
    ['Adria', 'Adriatic coast', 'Côte adriatique', 'Costa adriatica'],
    ['an der Adria', 'on the Adriatic', 'sur la côte adriatique', 'sulla costa adriatica'],
    'Adriaküste; Adriatic; Adriatic Sea; Adriatique; mer Adriatique; Adriatico; Mare Adriatico',
    'istrien kvarner-bucht dalmatien venetien-adria slowenische-kueste montenegrinische-kueste',
  ],
  [
    'kroatische-kueste',
    ['Kroatische Küste', 'Croatian coast', 'Côte croate', 'Costa croata'],
    ['an der kroatischen Küste', 'on the Croatian coast', 'sur la côte croate', 'sulla costa croata'],
    'Kroatien Küste; Kroatien am Meer; Kroatische Adria',
    'istrien kvarner-bucht dalmatien',
  ],
  [
    'oberitalienische-seen',
    ['Oberitalienische Seen', 'Italian Lakes', 'Lacs italiens', 'Laghi del Nord Italia'],
    [
      'an den oberitalienischen Seen',
      'on the Italian Lakes',
      'au bord des lacs italiens',
      'sui laghi del Nord Italia',
    ],
    'Italienische Seen; Laghi italiani; Norditalienische Seen',
    'gardasee comer-see lago-maggiore',
  ],
  [
    'mittelmeerinseln',
    ['Mittelmeerinseln', 'Mediterranean islands', 'Îles de la Méditerranée', 'Isole del Mediterraneo'],
    [
      'auf den Inseln im Mittelmeer',
      'on the Mediterranean islands',
      'sur les îles de la Méditerranée',
      'sulle isole del Mediterraneo',
    ],
    'Inseln Mittelmeer',
    'mallorca menorca ibiza korsika sardinien sizilien kreta korfu gozo-und-malta',
  ],
  [
    'mittelmeer',
    ['Mittelmeer', 'Mediterranean', 'Méditerranée', 'Mediterraneo'],
    ['am Mittelmeer', 'on the Mediterranean', 'au bord de la Méditerranée', 'sul Mediterraneo'],
    'Mittelmeerküste; Mediterranean Sea; mer Méditerranée; Mare Mediterraneo',
    'mallorca menorca ibiza costa-brava costa-blanca andalusien cote-d-azur ligurien korsika sardinien sizilien kreta korfu peloponnes tuerkische-riviera paphos gozo-und-malta',
  ],
  [
    'atlantikkueste',
    ['Atlantikküste', 'Atlantic coast', 'Côte de l’Atlantique', 'Costa atlantica'],
    ['an der Atlantikküste', 'on the Atlantic coast', 'sur la côte de l’Atlantique', 'sulla costa atlantica'],
    'Atlantik; Atlantic; Atlantique; Atlantico',
    'bretagne aquitanien algarve cornwall kerry',
  ],
  [
    'griechische-inseln',
    ['Griechische Inseln', 'Greek islands', 'Îles grecques', 'Isole greche'],
    ['auf den griechischen Inseln', 'on the Greek islands', 'dans les îles grecques', 'nelle isole greche'],
    '',
    'kreta korfu',
  ],
  [
    'deutsche-mittelgebirge',
    ['Deutsche Mittelgebirge', 'German uplands', 'Moyennes montagnes allemandes', 'Medie montagne tedesche'],
    [
      'in den deutschen Mittelgebirgen',
      'in the German uplands',
      'dans les moyennes montagnes allemandes',
      'nelle medie montagne tedesche',
    ],
    'Mittelgebirge; Monti medi tedeschi',
    'schwarzwald bayerischer-wald harz sauerland eifel saechsische-schweiz',
  ],
];

const toLocalized = ([de, en, fr, it]: Four): Localized => ({ de, en, fr, it });

export const wideAreas: readonly WideArea[] = rows.map(([key, names, where, further, regions]) => ({
  key,
  names: toLocalized(names),
  where: toLocalized(where),
  further: further === '' ? [] : further.split('; '),
  regions: regions.split(' '),
}));

const areaOfKey: ReadonlyMap<string, WideArea> = new Map(wideAreas.map((area) => [area.key, area]));

export const wideArea = (key: string): WideArea | null => areaOfKey.get(key) ?? null;

const areaOfName: ReadonlyMap<string, WideArea> = new Map(
  wideAreas.flatMap((area) =>
    [...languages.map((language) => area.names[language]), ...area.further].flatMap((name) =>
      nameSpellings(name).map((spelling) => [spelling, area] as const),
    ),
  ),
);

export const wideAreaNamed = (text: string): WideArea | null =>
  nameSpellings(text).flatMap((spelling) => areaOfName.get(spelling) ?? [])[0] ?? null;
