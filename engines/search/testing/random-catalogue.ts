import {
  everyWeekday,
  saturdayOnly,
  type Discount,
  type FurtherGuests,
  type Season,
  type Service,
  type TouristTaxBand,
} from '../../../domain/pricing/home-rates.ts';
import { searchFlags } from '../../../domain/search-filter.ts';
import { addDays, toDayNumber, type PlainDate, type Stay } from '../../../domain/stay.ts';
import { openRules, type BookingRules } from '../../../domain/pricing/booking-rules.ts';
import type { IndexedHome, IndexedLocation } from '../indexed-home.ts';
import type { Catalogue } from '../oracle.ts';
import { cents } from '../../../domain/cents.ts';

/** Catalogues from a seed, for property tests and the benchmark: the same seed gives the same homes. */
interface CatalogueShape {
  seed: number;
  homes: number;
  countries: number;
  regions: number;
  places: number;
  today: PlainDate;
}

export interface Random {
  (): number;
}

/** The number of flags that are drawn at random; flags that were added later follow from the home's number. */
const drawnFlags = 16;

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!;
}

export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

const syllables = [
  'ber',
  'lin',
  'sol',
  'mar',
  'tos',
  'kan',
  'gar',
  'nord',
  'see',
  'wald',
  'ost',
  'küs',
  'té',
  'ß',
];
const titleWords = [
  'Ferienhaus',
  'Villa',
  'Seeblick',
  'Strandhaus',
  'Müllers',
  'Château',
  'Chalet',
  'Casa',
  'Sonne',
];

/** Parts of towns. */
const quarters = ['Nordstadt', 'Am Seewald', 'Quartier Saint-Martin'];

function randomName(random: Random): string {
  return Array.from({ length: between(random, 2, 3) }, () => pick(random, syllables)).join('');
}

const arrivalDayChoices = [everyWeekday, everyWeekday, saturdayOnly, saturdayOnly | (1 << 2), 0b1010001];

function randomSeasons(random: Random, today: PlainDate): Season[] {
  if (random() < 0.04) return [];
  const seasons: Season[] = [];
  let fromDate = addDays(today, -between(random, 0, 60));
  const end = addDays(today, between(random, 300, 800));
  const level = between(random, 40, 250);
  const changeover = pick(random, arrivalDayChoices);
  while (fromDate < end) {
    if (random() < 0.03) fromDate = addDays(fromDate, between(random, 1, 9));
    const untilDate = addDays(fromDate, between(random, random() < 0.1 ? 1 : 20, 90));
    const nightly = cents(Math.round(level * 100 * (0.7 + random())));
    const minStay = pick(random, [1, 2, 3, 3, 5, 7, 7]);
    seasons.push({
      fromDate,
      untilDate,
      nightly,
      weekly: cents(Math.round(nightly * (4.5 + 3 * random()))),
      minStay,
      maxStay: pick(
        random,
        [minStay, 14, 28, 60].filter((nights) => nights >= minStay),
      ),
      arrivalDays: random() < 0.2 ? pick(random, arrivalDayChoices) : changeover,
      departureDays: random() < 0.2 ? pick(random, arrivalDayChoices) : changeover,
    });
    fromDate = untilDate;
  }
  return seasons;
}

function randomStays(random: Random, today: PlainDate): Stay[] {
  const stays: Stay[] = [];
  let day = addDays(today, -between(random, 0, 40));
  const gap = pick(random, [5, 15, 40, 200]);
  const end = addDays(today, 780);
  while (day < end) {
    const startDate = addDays(day, between(random, 0, gap));
    const endDate = addDays(startDate, between(random, 1, 21));
    stays.push({ startDate, endDate });
    day = endDate;
  }
  return stays;
}

const everyService: readonly Service[] = [
  { code: 'finalCleaning', unit: 'stay', amount: cents(6_550), mandatory: true, prepaid: true },
  { code: 'bedLinen', unit: 'person', amount: cents(1_299), mandatory: true, prepaid: false },
  { code: 'energy', unit: 'night', amount: cents(733), mandatory: true, prepaid: false },
  { code: 'dog', unit: 'dogNight', amount: cents(517), mandatory: false, prepaid: false },
  { code: 'babyCot', unit: 'stay', amount: cents(2_000), mandatory: false, prepaid: false },
  { code: 'breakfast', unit: 'personNight', amount: cents(990), mandatory: true, prepaid: true },
];

const everyDiscount: readonly Discount[] = [
  { kind: 'early', threshold: 120, percent: 7 },
  { kind: 'lastMinute', threshold: 21, percent: 15 },
  { kind: 'longStay', threshold: 10, percent: 10 },
];

/** Tourist taxes of towns: reduced for children, free for some ages, the same for everybody, or none. */
const everyTax: readonly (readonly TouristTaxBand[])[] = [
  [
    { fromAge: 0, toAge: 15, amount: cents(80) },
    { fromAge: 16, toAge: 99, amount: cents(215) },
  ],
  [
    { fromAge: 6, toAge: 11, amount: cents(65) },
    { fromAge: 12, toAge: 17, amount: cents(130) },
    { fromAge: 18, toAge: 120, amount: cents(260) },
  ],
  [{ fromAge: 18, toAge: 120, amount: cents(950) }],
  [{ fromAge: 0, toAge: 120, amount: cents(140) }],
  // A mistake that somebody may type: adults pay nothing.
  [{ fromAge: 0, toAge: 17, amount: cents(333) }],
  [],
  [],
  [],
  [],
  [],
];

/** Towns that tax the first nights of a stay alone, that ask for more in some months, and that take a share of the price. */
const everyFurtherTax: readonly (readonly TouristTaxBand[])[] = [
  [
    { fromAge: 10, toAge: 15, amount: cents(175), nightsMax: 5 },
    { fromAge: 16, toAge: 120, amount: cents(350), nightsMax: 5 },
  ],
  [
    { fromAge: 0, toAge: 13, amount: cents(20) },
    { fromAge: 14, toAge: 120, amount: cents(250), nightsMax: 10 },
  ],
  [
    { fromAge: 18, toAge: 120, amount: cents(280), season: { from: '05-01', until: '09-30' } },
    { fromAge: 18, toAge: 120, amount: cents(140) },
  ],
  [{ fromAge: 6, toAge: 120, amount: cents(195), season: { from: '12-05', until: '02-10' }, nightsMax: 4 }],
  [{ fromAge: 0, toAge: 120, amount: cents(0), percent: 7.5 }],
  [{ fromAge: 18, toAge: 120, amount: cents(0), percent: 5, nightsMax: 21 }],
  [
    { fromAge: 0, toAge: 120, amount: cents(0), percent: 3.33, season: { from: '01-15', until: '03-20' } },
    { fromAge: 16, toAge: 120, amount: cents(110) },
  ],
];

/** Depends on the object number instead of `random`, so that older seeds still create the same homes. */
function pickTouristTax(random: Random, objectNumber: number): readonly TouristTaxBand[] {
  const tax = pick(random, everyTax);
  return objectNumber % 4 === 0 ? everyFurtherTax[(objectNumber >> 2) % everyFurtherTax.length]! : tax;
}

/** Depends on the object number, as in `pickTouristTax`. */
function pickFurtherGuests(objectNumber: number): FurtherGuests | null {
  const terms = objectNumber % 9;
  if (terms > 4) return null;
  return { included: 1 + (objectNumber % 6), amount: cents([1_000, 750, 2_500, 133, 9_999][terms]!) };
}

/** Rules of whole homes. Depends on the object number, as in `pickTouristTax`; half of the homes have none. */
function pickRules(objectNumber: number): BookingRules {
  const draw = <Value>(values: readonly Value[], by: number): Value =>
    values[Math.floor(objectNumber / by) % values.length]!;
  if (objectNumber % 2 === 0) return openRules;
  return {
    leadDays: draw([0, 1, 2, 14, 30], 2),
    leadHour: draw([24, 18, 9], 3),
    horizonMonths: draw([null, null, 1, 6, 12, 23], 5),
    fillFrom: draw([null, 1, 2, 3, 8], 7),
    leaveMin: draw([null, null, 2, 3, 7], 11),
  };
}

/** Mostly one of a kind; some landlords have a list of them. */
function randomDiscounts(random: Random): Discount[] {
  const plain = everyDiscount.filter(() => random() < 0.35);
  if (random() > 0.1) return plain;
  const more = Array.from({ length: between(random, 1, 8) }, () => ({
    kind: pick(random, everyDiscount).kind,
    threshold: between(random, 0, 60),
    percent: between(random, 1, 60),
  }));
  return [...plain, ...more];
}

/** A third of the places are also in another region, and some in one without a name. */
function pickSubdivision(place: number, region: string): string | null {
  if (place % 3 !== 0) return place % 7 === 1 ? 'nameless' : null;
  return region === 'region-0' ? null : 'region-0';
}

function randomHome(
  random: Random,
  objectNumber: number,
  places: readonly { place: IndexedLocation; region: IndexedLocation; lat: number; lon: number }[],
  today: PlainDate,
): IndexedHome {
  const { place, region, lat, lon } = pick(random, places);
  // Some homes share a position: flats of one house.
  const spread = random() < 0.2 ? 0 : 0.15;
  const metres = (): number | null =>
    random() < 0.3 ? null : pick(random, [0, 300, 1000, 1001, 5000, 9_999, 30_000]);
  const dogsMax = pick(random, [0, 0, 1, 2, 3]);
  const personsMax = between(random, 1, 10);
  const isRated = random() < 0.7;
  return {
    objectNumber,
    active: random() < 0.96,
    country: region.parent!,
    region: region.key,
    subdivision: pickSubdivision(Number(place.key), region.key),
    place: Number(place.key),
    quarter: objectNumber % 5 === 0 ? quarters[objectNumber % quarters.length]! : null,
    lat: Math.max(-90, Math.min(90, lat + (random() - 0.5) * spread)),
    lon: ((lon + (random() - 0.5) * spread + 540) % 360) - 180,
    personsMax,
    sleepingRooms: between(random, 0, 7),
    bathRooms: between(random, 0, 5),
    squaremeterLiving: between(random, 20, 240),
    dogsMax,
    amenities: [
      ...searchFlags.slice(0, drawnFlags).filter(() => random() < 0.4),
      ...searchFlags.slice(drawnFlags).filter((_, index) => (objectNumber + 2 * index) % 5 < 2),
    ],
    distances: { distSea: metres(), distLake: metres(), distSkilift: metres(), distSkiloipe: metres() },
    objectType: pick(random, ['house', 'apartment']),
    providerType: pick(random, ['wholesaler', 'wholesaler', 'private']),
    partnerTags: random() < 0.2 ? [pick(random, ['alpha', 'beta'])] : [],
    agency: random() < 0.5 ? between(random, 1, 5) : null,
    landlord: between(random, 1, 40),
    ratingAverage: isRated ? between(random, 200, 500) / 100 : null,
    ratingCount: isRated ? between(random, 1, 60) : 0,
    offers: [63, 100, 122, 486].filter(() => random() < 0.25),
    freeCancel: random() < 0.3,
    createdDay: toDayNumber(today) - between(random, 0, 400),
    completeness: between(random, 0, 10) / 10,
    titles: [0, 1].map(() => `${pick(random, titleWords)} ${pick(random, titleWords)} ${randomName(random)}`),
    rates: {
      objectNumber,
      personsMax,
      adultsMax: personsMax,
      dogsMax,
      seasons: randomSeasons(random, today),
      rules: pickRules(objectNumber),
      discounts: randomDiscounts(random),
      services: everyService.filter(() => random() < 0.4),
      furtherGuests: pickFurtherGuests(objectNumber),
      touristTax: pickTouristTax(random, objectNumber),
      deposit: cents(0),
    },
    occupied: randomStays(random, today),
    // Not random, so that older seeds still create the same homes.
    beds: objectNumber % 13,
  };
}

export interface RandomCatalogue extends Catalogue {
  /** Another home, or another version of a home, of the same world. */
  makeHome(objectNumber: number): IndexedHome;
}

export function randomCatalogue(shape: CatalogueShape): RandomCatalogue {
  const { today } = shape;
  const random = createRandom(shape.seed);
  const createLocation = (
    kind: IndexedLocation['kind'],
    key: string,
    parent: string | null,
  ): IndexedLocation => {
    const name = randomName(random);
    return {
      kind,
      key,
      parent,
      names: { de: name, en: name, fr: `${name} sur mer`, it: randomName(random) },
    };
  };
  const countries = Array.from({ length: shape.countries }, (_, index) =>
    createLocation(
      'country',
      `${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`,
      null,
    ),
  );
  const regions = Array.from({ length: shape.regions }, (_, index) => {
    // One lies across the date line.
    const [lat, lon] = index === 0 ? [-17, 179.95] : [36 + 22 * random(), -9 + 34 * random()];
    return { region: createLocation('region', `region-${index}`, pick(random, countries).key), lat, lon };
  });
  const places = Array.from({ length: shape.places }, (_, index) => {
    const { region, lat, lon } = pick(random, regions);
    const place = createLocation('place', String(index + 1), region.key);
    return {
      place,
      region,
      lat: lat + (random() - 0.5) * 1.5,
      lon: lon + (random() - 0.5) * (lon > 170 ? 0.05 : 1.5),
    };
  });
  const makeHome = (objectNumber: number): IndexedHome => randomHome(random, objectNumber, places, today);
  const homes = Array.from({ length: shape.homes }, (_, index) =>
    makeHome(10_000 + ((index * 7919) % 1_000_003)),
  );
  const locations = [
    ...countries,
    ...regions.map(({ region }) => region),
    ...places.map(({ place }) => place),
  ];
  return { homes, locations, today, makeHome };
}
