import { countGroups } from '../../domain/count-groups.ts';
import { priceHistogram } from './price-histogram.ts';
import { completePrice } from '../../domain/pricing/stay-price.ts';
import type { Party } from '../../domain/pricing/home-rates.ts';
import { checkStay, lowestWeekPrice } from '../../domain/pricing/stay-rules.ts';
import {
  locationFilterKeys,
  searchDefaults,
  toleranceChoices,
  type SearchFilter,
} from '../../domain/search-filter.ts';
import {
  addDays,
  horizonDays,
  isValidStay,
  nightsBetween,
  toDayNumber,
  type PlainDate,
  type Stay,
} from '../../domain/stay.ts';
import { fitsWord } from '../../domain/folded-text.ts';
import { languages } from '../../domain/language.ts';
import type { Answer, ArrivalDay, ClusterAnswer, Hit, SearchOptions } from './answer.ts';
import { gatherClusters, type Located } from './clusters.ts';
import { FacetList } from './facet-list.ts';
import { allowedErrors, isNear } from '../../domain/near-word.ts';
import { compoundParts, nameWords } from './fold-text.ts';
import { tokenize } from '../../domain/search-words.ts';
import { isQuoted } from '../../domain/quoted-words.ts';
import { withStay, findRelaxations, listArrivalStays } from './guidance.ts';
import type { IndexedHome, IndexedLocation, LocationKind } from './indexed-home.ts';
import { allTypes, closedOptions, matchesFilterKey, ruleKeys } from './matches-home.ts';
import {
  meanPrice,
  meanRating,
  pricePerPerson,
  recommendationScore,
  sizeDeduction,
  type RankedHome,
} from './recommendation.ts';
import { ownWords } from './word-index.ts';
import { cents } from '../../domain/cents.ts';
import { noMoney, sumCents, type Cents } from '../../domain/money.ts';

/**
 * Defines what a search means: brute force over plain objects, without an index. The engine must give the same
 * answers; see engine.property.test.ts.
 */
export interface Catalogue {
  homes: readonly IndexedHome[];
  locations: readonly IndexedLocation[];
  today: PlainDate;
  /** Hour of the day; absent: 0. */
  hour?: number;
}

const cachedValues = new WeakMap<Catalogue, Map<string, unknown>>();

/** Computes a value once for each catalogue, which is immutable: the counts of all options, and several engines, ask for the same stays. */
export function once<Value>(catalogue: Catalogue, name: string, compute: () => Value): Value {
  const values = cachedValues.get(catalogue) ?? new Map<string, unknown>();
  cachedValues.set(catalogue, values);
  if (!values.has(name)) values.set(name, compute());
  return values.get(name) as Value;
}

/** Stays requested by the dates of a filter, the nearest to the requested one first, then the earlier. */
function listRequestedStays(filter: SearchFilter, today: PlainDate): Stay[] | null {
  const { startDate = '', endDate = '', duration } = filter;
  if (!isValidStay({ startDate, endDate }, today)) return null;
  const range = nightsBetween(startDate, endDate);
  const isWindow = duration !== undefined && duration < range;
  const tolerance = isWindow ? 0 : (filter.tolerance ?? 0);
  const shifts = [0, ...Array.from({ length: tolerance }, (_, index) => [-index - 1, index + 1]).flat()];
  const arrivals = isWindow ? Array.from({ length: range - duration + 1 }, (_, index) => index) : shifts;
  const nights = isWindow ? duration : range;
  return arrivals.map((shift) => {
    const arrival = addDays(startDate, shift);
    return { startDate: arrival, endDate: addDays(arrival, nights) };
  });
}

/** Returns null if the stay cannot be booked; other filters decide whether the home takes the party. */
function priceStay(home: IndexedHome, stay: Stay, catalogue: Catalogue, party: Party): Cents | null {
  const { today, hour = 0 } = catalogue;
  const name = `${home.objectNumber} from ${stay.startDate} to ${stay.endDate}`;
  const isFree = once(catalogue, name, () => {
    const anyParty = { ...home.rates, personsMax: Infinity, adultsMax: Infinity, dogsMax: Infinity };
    return checkStay(anyParty, home.occupied, stay, party, { today, hour }).status === 'free';
  });
  return isFree ? completePrice(home.rates, stay, party, today) : null;
}

/** Undefined if the home does not match the dates; without dates the price of its cheapest week. */
function findCheapestHit(
  home: IndexedHome,
  filter: SearchFilter,
  stays: readonly Stay[] | null,
  catalogue: Catalogue,
): Hit | undefined {
  const { objectNumber } = home;
  if (!stays) return { objectNumber, price: lowestWeekPrice(home.rates, catalogue.today), stay: null };
  const party = readParty(filter);
  let best: Hit | undefined;
  for (const stay of stays) {
    const price = priceStay(home, stay, catalogue, party);
    if (price !== null && (!best || price < best.price!)) best = { objectNumber, price, stay };
  }
  return best;
}

function countDogs({ pets }: SearchFilter): number {
  return pets === 'more' ? 2 : pets === 'one' ? 1 : 0;
}

/** Children only lower the tourist tax: the number of adults that a home takes is not checked. */
function readParty(filter: SearchFilter): Party {
  const { persons = searchDefaults.persons, childAges = [] } = filter;
  return { persons, childAges, dogs: countDogs(filter) };
}

function fitsPrice(price: number | null, { priceMin, priceMax }: SearchFilter): boolean {
  const max = priceMax === undefined || priceMax >= searchDefaults.priceMax ? undefined : priceMax;
  if (priceMin === undefined && max === undefined) return true;
  return price !== null && price >= (priceMin ?? 0) * 100 && (max === undefined || price <= max * 100);
}

function isIn(home: IndexedHome, kind: LocationKind, key: string): boolean {
  if (kind === 'region' && home.subdivision === key) return true;
  return home[kind].toString() === key;
}

/** True if each word of a free text is in the home's titles, its locations' names, its type or its number. */
export function fitsText(home: IndexedHome, text: string, catalogue: Catalogue): boolean {
  const { homes, locations } = catalogue;
  const listNameWords = (location: IndexedLocation): string[] =>
    languages.flatMap((language) => nameWords(location.names[language]));
  const catalogueWords = once(catalogue, 'words', () => [
    ...homes.filter((other) => other.active).flatMap(ownWords),
    ...locations.flatMap(listNameWords),
  ]);
  const words = once(catalogue, `words of ${home.objectNumber}`, () => {
    const around = locations.filter(({ kind, key }) => isIn(home, kind, key));
    return [...ownWords(home), ...around.flatMap(listNameWords)];
  });
  const isFound = (token: string): boolean => words.some((word) => fitsWord(token, word));
  return tokenize(text).every((token) => {
    if (token === String(home.objectNumber)) return true;
    if (catalogueWords.some((word) => fitsWord(token, word))) return isFound(token);
    const parts = compoundParts(token, (part) => catalogueWords.includes(part));
    if (parts) return parts.every(isFound);
    const errors = isQuoted(text) ? 0 : allowedErrors(token);
    return errors > 0 && words.some((word) => isNear(token, word, errors));
  });
}

function findHits(catalogue: Catalogue, filter: SearchFilter): { home: IndexedHome; hit: Hit }[] {
  const texts = [filter.q ?? '', filter.fulltext ?? ''].filter((text) => text !== '');
  const keys = ruleKeys.filter((key) => filter[key] !== undefined);
  const { startDate, endDate, duration, tolerance } = filter;
  const dates = JSON.stringify([startDate, endDate, duration, tolerance, readParty(filter)]);
  const stays = once(catalogue, `stays of ${dates}`, () => listRequestedStays(filter, catalogue.today));
  return catalogue.homes.flatMap((home) => {
    const { objectNumber } = home;
    if (!home.active || !keys.every((key) => matchesFilterKey(home, key, filter))) return [];
    if (filter.lastminuteonly && !home.rates.discounts.some(({ kind }) => kind === 'lastMinute')) return [];
    const hasWords = (text: string): boolean =>
      once(catalogue, `${objectNumber} has ${text}`, () => fitsText(home, text, catalogue));
    if (!texts.every(hasWords)) return [];
    const hit = once(catalogue, `${objectNumber} at ${dates}`, () =>
      findCheapestHit(home, filter, stays, catalogue),
    );
    return hit && fitsPrice(hit.price, filter) ? [{ home, hit }] : [];
  });
}

function readRankedFacts(home: IndexedHome, today: PlainDate): RankedHome {
  return {
    rating: Math.round((home.ratingAverage ?? 0) * 100),
    ratingCount: home.ratingAverage === null ? 0 : home.ratingCount,
    weekPrice: lowestWeekPrice(home.rates, today) ?? -1,
    personsMax: home.personsMax,
    completeness: home.completeness,
    createdDay: home.createdDay,
  };
}

function computeScore(home: IndexedHome, catalogue: Catalogue): number {
  const { today } = catalogue;
  const active = catalogue.homes.filter((other) => other.active);
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const mean = once(catalogue, 'mean rating', () => {
    const facts = active.map((other) => readRankedFacts(other, today));
    return meanRating(
      sum(facts.map((fact) => fact.rating * fact.ratingCount)),
      sum(facts.map((fact) => fact.ratingCount)),
    );
  });
  const regionPrice = once(catalogue, `mean price of ${home.region}`, () => {
    const prices = active
      .filter((other) => other.region === home.region)
      .map((other) => pricePerPerson(readRankedFacts(other, today)))
      .filter((price) => price > 0);
    return meanPrice(sum(prices), prices.length);
  });
  return recommendationScore(readRankedFacts(home, today), mean, regionPrice, toDayNumber(today));
}

function orderHits(catalogue: Catalogue, filter: SearchFilter, hits: ReturnType<typeof findHits>) {
  const keyed = hits.map((entry) => {
    const { price } = entry.hit;
    if (filter.sort === 'rating') return { ...entry, key: -(entry.home.ratingAverage ?? 0) };
    if (filter.sort === 'priceAsc') return { ...entry, key: price ?? Infinity };
    if (filter.sort === 'priceDesc') return { ...entry, key: price === null ? Infinity : -1 * price };
    const { home } = entry;
    return {
      ...entry,
      key:
        sizeDeduction(filter.persons ?? searchDefaults.persons, home.personsMax) -
        once(catalogue, `score of ${home.objectNumber}`, () => computeScore(home, catalogue)),
    };
  });
  const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
  return keyed.sort((a, b) => compare(a.key, b.key) || a.home.objectNumber - b.home.objectNumber);
}

/** All hits in order, without anything that is counted beside them. */
export function orderedHits(catalogue: Catalogue, request: SearchFilter): Hit[] {
  const filter = withDefaults(request);
  return orderHits(catalogue, filter, findHits(catalogue, filter)).map(({ hit }) => hit);
}

function countFacets(catalogue: Catalogue, filter: SearchFilter): Record<string, number> {
  const count = (option: SearchFilter): number => findHits(catalogue, { ...filter, ...option }).length;
  const facets: Record<string, number> = { 'lastminuteonly:Y': count({ lastminuteonly: 'Y' }) };
  for (const option of [...closedOptions, allTypes]) facets[option.name] = count(option.filter);
  for (const tolerance of toleranceChoices) facets[`tolerance:${tolerance}`] = count({ tolerance });
  const values = (read: (home: IndexedHome) => (string | number)[]): Set<string | number> =>
    new Set(catalogue.homes.flatMap(read));
  const openOptions = [
    ...[...values((home) => [home.country])].map((value) => ['country', value] as const),
    ...[...values((home) => [home.region, ...(home.subdivision === null ? [] : [home.subdivision])])].map(
      (value) => ['region', value] as const,
    ),
    ...[...values((home) => [...home.offers])].map((value) => ['offerFilter', value] as const),
  ];
  for (const [key, value] of openOptions) {
    const hits = count({ [key]: value });
    if (hits > 0) facets[`${key}:${value}`] = hits;
  }
  return facets;
}

function computePrices(hits: ReturnType<typeof findHits>): Answer['prices'] {
  const prices = hits.flatMap(({ hit }) => (hit.price === null ? [] : [hit.price])).sort((a, b) => a - b);
  const range = (part: Cents[]): Answer['prices']['all'] => {
    if (part.length === 0) return { min: noMoney, max: noMoney, avg: noMoney, count: 0 };
    const avg = cents(Math.round(sumCents(part) / part.length));
    return { min: part[0]!, max: part.at(-1)!, avg, count: part.length };
  };
  const cheap = Math.floor((prices.length + 2) / 3);
  const untilPremium = cheap + Math.floor((prices.length + 1) / 3);
  return {
    all: range(prices),
    cheap: range(prices.slice(0, cheap)),
    mid: range(prices.slice(cheap, untilPremium)),
    premium: range(prices.slice(untilPremium)),
  };
}

const nightsIn = ({ startDate, endDate }: Stay): PlainDate[] =>
  Array.from({ length: nightsBetween(startDate, endDate) }, (_, night) => addDays(startDate, night));

function capacityByBruteForce({ homes, today }: Catalogue, filter: SearchFilter): number | null {
  const { tolerance: _, ...exact } = filter;
  const stays = listRequestedStays(exact, today);
  if (!stays) return null;
  const horizon = addDays(today, horizonDays);
  const place = Object.fromEntries(locationFilterKeys.map((key) => [key, filter[key]])) as SearchFilter;
  const homesInPlace = homes.filter(
    (home) => home.active && ruleKeys.every((key) => matchesFilterKey(home, key, place)),
  );
  // A night without a price cannot be booked, occupied or not.
  const hasPrice = ({ rates }: IndexedHome, night: PlainDate): boolean =>
    rates.seasons.some(({ fromDate, untilDate }) => fromDate <= night && night < untilDate);
  const isFree = (home: IndexedHome, stay: Stay): boolean =>
    stay.endDate <= horizon &&
    nightsIn(stay).every((night) => hasPrice(home, night)) &&
    home.occupied.every((period) => period.endDate <= stay.startDate || period.startDate >= stay.endDate);
  const free = homesInPlace.filter((home) => stays.some((stay) => isFree(home, stay)));
  return homesInPlace.length === 0 ? 0 : Math.round((100 * free.length) / homesInPlace.length);
}

const withDefaults = (query: SearchFilter): SearchFilter => ({ persons: searchDefaults.persons, ...query });

function listArrivals(catalogue: Catalogue, filter: SearchFilter): ArrivalDay[] {
  return listArrivalStays(filter, catalogue.today).map((stay) => {
    const prices = findHits(catalogue, withStay(filter, stay)).map(({ hit }) => hit.price!);
    return {
      stay,
      total: prices.length,
      lowestPrice: prices.length === 0 ? null : cents(Math.min(...prices)),
    };
  });
}

export function clustersByBruteForce(
  catalogue: Catalogue,
  filter: SearchFilter,
  zoom: number,
): ClusterAnswer {
  const hits = findHits(catalogue, withDefaults(filter));
  const homes = hits.map(({ home, hit }) => ({
    objectNumber: home.objectNumber,
    lat: home.lat,
    lon: home.lon,
    price: hit.price ?? cents(-1),
  }));
  const read = (index: number, home: Located): void => void Object.assign(home, homes[index]);
  return { total: homes.length, clusters: gatherClusters(homes.length, read, zoom) };
}

/** Answers a filter with all hits instead of a page. */
export function searchByBruteForce(
  catalogue: Catalogue,
  query: SearchFilter,
  { arrivals = false, histogram = false, counts = countGroups, zoom }: SearchOptions = {},
): Answer {
  const filter = withDefaults(query);
  const hits = orderHits(catalogue, filter, findHits(catalogue, filter));
  const rated = hits.filter(({ home }) => home.ratingAverage !== null && home.ratingCount > 0);
  const totalRatings = rated.reduce((sum, { home }) => sum + home.ratingCount, 0);
  const stars = rated.reduce(
    (sum, { home }) => sum + Math.round(home.ratingAverage! * 100) * home.ratingCount,
    0,
  );
  return {
    hits: hits.map(({ hit }) => hit),
    total: hits.length,
    facets: FacetList.of(countFacets(catalogue, filter), counts),
    prices: computePrices(hits),
    histogram: histogram ? priceHistogram(hits.map(({ hit }) => hit.price ?? -1)) : [],
    totalRatings,
    ratingAverage: totalRatings === 0 ? null : Math.round(stars / totalRatings) / 100,
    capacity: capacityByBruteForce(catalogue, filter),
    arrivals: arrivals ? listArrivals(catalogue, filter) : [],
    relaxations:
      hits.length > 0
        ? []
        : findRelaxations(query, (other) => findHits(catalogue, withDefaults(other)).length),
    clusters: zoom === undefined ? null : clustersByBruteForce(catalogue, query, zoom).clusters,
  };
}
