import { openRules } from '../../domain/pricing/booking-rules.ts';
import {
  parseSearchFilter,
  searchFlags,
  type SearchFlag,
  type SearchFilter,
} from '../../domain/search-filter.ts';
import type { Discount, Service } from '../../domain/pricing/home-rates.ts';
import { horizonDays } from '../../domain/stay.ts';
import { offers } from '../../demo/offers.ts';
import { listNames } from '../../demo/people/names.ts';
import type { IndexedHome } from '../../engines/search/indexed-home.ts';
import { matchesOffer } from '../../engines/search/matches-home.ts';
import { between, pick, createRandom, type Random } from '../../engines/search/testing/random-catalogue.ts';
import type { BenchPlace } from './bench-geography.ts';
import { benchOccupied, benchSeasons } from './bench-seasons.ts';
import { cents } from '../../domain/cents.ts';

const offerQueries: readonly { id: number; query: SearchFilter }[] = offers.map(({ id, query }) => ({
  id,
  query: parseSearchFilter(query),
}));
export const offerIds: readonly number[] = offerQueries.map(({ id }) => id);

const amenityShares: Readonly<Record<SearchFlag, number>> = {
  swimmingpool: 0.22,
  internet: 0.9,
  terrace: 0.75,
  parking: 0.8,
  tv: 0.93,
  dishwasher: 0.6,
  washingmachine: 0.55,
  nonsmoking: 0.8,
  sauna: 0.08,
  grill: 0.45,
  airconditioning: 0.3,
  whirlpool: 0.06,
  fireplace: 0.15,
  fishing: 0.07,
  boatrentalservice: 0.04,
  evcharging: 0.1,
  stepfree: 0.18,
  widedoors: 0.25,
  walkinshower: 0.25,
  instantbooking: 0.4,
  vouchers: 0.4,
  seaview: 0.13,
};

const everyService: readonly (readonly [
  share: number,
  service: (random: Random, persons: number) => Service,
])[] = [
  [
    0.8,
    (random, persons) => ({
      code: 'finalCleaning',
      unit: 'stay',
      amount: cents(4_000 + persons * between(random, 5, 12) * 100),
      mandatory: true,
      prepaid: random() < 0.6,
    }),
  ],
  [
    0.3,
    (random) => ({
      code: 'bedLinen',
      unit: 'person',
      amount: cents(between(random, 9, 22) * 50 + 99),
      mandatory: true,
      prepaid: false,
    }),
  ],
  [
    0.15,
    (random) => ({
      code: 'energy',
      unit: 'night',
      amount: cents(between(random, 30, 90) * 10 + 3),
      mandatory: true,
      prepaid: false,
    }),
  ],
  [
    0.4,
    (random) => ({
      code: 'dog',
      unit: pick(random, ['dogNight', 'dog', 'stay']),
      amount: cents(between(random, 4, 60) * 100),
      mandatory: false,
      prepaid: false,
    }),
  ],
  [
    0.2,
    (random) => ({
      code: 'babyCot',
      unit: 'stay',
      amount: cents(between(random, 10, 30) * 100),
      mandatory: false,
      prepaid: false,
    }),
  ],
];

const words = [
  'Seeblick',
  'Sonnenschein',
  'Strandperle',
  'am Hafen',
  'Bergzauber',
  'Rosa',
  'Olivo',
  'Azur',
  'Panorama',
  'Mühle',
  'Altstadt',
  'Waldrand',
  'Dünenhaus',
  'Bellavista',
] as const;
const houseWords = ['Ferienhaus', 'Villa', 'Haus', 'Chalet', 'Casa', 'Maison'] as const;
const flatWords = ['Ferienwohnung', 'Apartment', 'Appartement', 'Studio', 'Penthouse'] as const;

/** Returns a seed that is independent of those of neighbouring indexes. */
export function mixSeed(seed: number, index: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Values near 0 are more frequent than large ones. */
const skewed = (random: Random): number => (random() - random()) * random();

/** Homes lie around the town. A fifth are flats that share a house. */
function randomPosition(random: Random, place: BenchPlace, seed: number): { lat: number; lon: number } {
  const [south, west, north, east] = place.bounds;
  const at = random() < 0.2 ? createRandom(mixSeed(seed ^ place.id, between(random, 0, 11))) : random;
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    lat: round(place.lat + skewed(at) * (north - south)),
    lon: round(place.lon + skewed(at) * (east - west)),
  };
}

function metresAround(random: Random, km: number | null): number | null {
  return km === null ? null : Math.max(20, Math.round(km * 1000 * (0.3 + 1.4 * random())));
}

/** Returns home `index` of the catalogue of a seed, which is always the same. */
export function benchHome(
  seed: number,
  index: number,
  place: BenchPlace,
  random: Random,
  today: number,
): IndexedHome {
  const { region } = place;
  const objectNumber = 10_001 + 3 * index + (mixSeed(seed, index) % 3);
  const objectType =
    random() < (place.climate === 'city' || place.climate === 'alpine' ? 0.25 : 0.5) ? 'house' : 'apartment';
  const sleepingRooms =
    objectType === 'house'
      ? pick(random, [1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8])
      : pick(random, [0, 1, 1, 1, 2, 2, 2, 3]);
  const personsMax = Math.max(1, sleepingRooms * 2 + pick(random, [0, 0, 0, 1, 2, 2]));
  const isRated = random() < 0.7;
  const isSouthern = place.lat < 45.8 && place.climate === 'beach';
  const flagShare = (flag: SearchFlag): number => {
    if (flag === 'seaview' && (place.kmToSea === null || place.kmToSea > 5)) return 0;
    const usual = amenityShares[flag];
    return isSouthern && (flag === 'swimmingpool' || flag === 'airconditioning') ? usual * 2 : usual;
  };
  const dogsMax = pick(random, [0, 0, 0, 1, 1, 2, 2, 3]);
  const regionLevel = [0.8, 1, 1.2, 1.5][region.options.level === 1 ? 0 : (region.options.level ?? 1)]!;
  const level =
    regionLevel * (38 + 15 * personsMax) * Math.exp(0.35 * (random() + random() + random() - 1.5)) * 100;
  const discounts: Discount[] = [];
  if (random() < 0.25)
    discounts.push({
      kind: 'early',
      threshold: pick(random, [90, 120, 180]),
      percent: pick(random, [5, 8, 10]),
    });
  if (random() < 0.3)
    discounts.push({
      kind: 'lastMinute',
      threshold: pick(random, [7, 14, 21, 28]),
      percent: pick(random, [5, 10, 15, 20]),
    });
  if (random() < 0.25)
    discounts.push({
      kind: 'longStay',
      threshold: pick(random, [10, 14, 21]),
      percent: pick(random, [5, 10, 12]),
    });
  const family = pick(random, listNames(region.country)[1]);
  const isWholesale = random() < 0.7;
  const home: IndexedHome = {
    objectNumber,
    active: true,
    country: region.country,
    region: region.key,
    subdivision: place.subdivision,
    place: place.id,
    quarter: null,
    ...randomPosition(random, place, seed),
    personsMax,
    sleepingRooms,
    bathRooms: Math.max(1, Math.round(sleepingRooms * (0.4 + 0.4 * random()))),
    squaremeterLiving: 24 + sleepingRooms * between(random, 14, 34) + between(random, 0, 20),
    dogsMax,
    beds: sleepingRooms + Math.ceil(sleepingRooms * random()),
    amenities: searchFlags.filter((flag) => random() < flagShare(flag)),
    distances: {
      distSea: metresAround(random, place.kmToSea),
      distLake: metresAround(random, place.kmToLake),
      distSkilift: metresAround(random, place.kmToLift),
      distSkiloipe: metresAround(random, place.kmToTrack),
    },
    objectType,
    providerType: isWholesale ? 'wholesaler' : 'private',
    partnerTags: random() < 0.1 ? [pick(random, ['mountain-huts', 'alpenring', 'parks'])] : [],
    agency: isWholesale ? between(random, 1, 60) : null,
    landlord: 1 + (mixSeed(seed + 1, index) % 200_000),
    ratingAverage: isRated ? Math.round(500 - 160 * random() ** 2) / 100 : null,
    ratingCount: isRated ? 1 + Math.floor(60 * random() ** 3) : 0,
    offers: [],
    freeCancel: random() < 0.35,
    createdDay: today - Math.floor(2_500 * random() ** 1.5),
    completeness: between(random, 20, 100) / 100,
    titles: [
      `${pick(random, objectType === 'house' ? houseWords : flatWords)} ${random() < 0.5 ? family : pick(random, words)}`,
      ...(random() < 0.5
        ? [`${family}’s ${objectType === 'house' ? 'house' : 'flat'} ${pick(random, words)}`]
        : []),
    ],
    rates: {
      objectNumber,
      personsMax,
      adultsMax: personsMax,
      dogsMax,
      seasons: benchSeasons(random, place, level),
      rules: openRules,
      discounts,
      services: everyService.flatMap(([share, make]) => (random() < share ? [make(random, personsMax)] : [])),
      furtherGuests: null,
      touristTax: place.touristTax,
      deposit: cents(0),
    },
    occupied: benchOccupied(random, place, today, today + horizonDays),
  };
  const byFeature = offerQueries.filter(({ query }) => matchesOffer(home, query)).map(({ id }) => id);
  // Offers of operators, and of manually selected homes.
  const selectedOffers = offerIds.filter((id) => !byFeature.includes(id) && random() < 0.01);
  return { ...home, offers: [...byFeature, ...selectedOffers].sort((a, b) => a - b) };
}
