import { distanceKm } from '../../domain/geo.ts';
import { sumCents, type Cents } from '../../domain/money.ts';
import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';
import { isValidStay } from '../../domain/stay.ts';
import type { GroupBounds, HomeGroup } from './group-answer.ts';
import { groupBounds, groupPersonsMax } from './groups.ts';
import type { IndexedHome } from './indexed-home.ts';
import { once, orderedHits, type Catalogue } from './oracle.ts';

/**
 * Defines the meaning of a search for groups by brute force: it tries every pair and triple of homes, and every way to
 * divide the party. The engines must give the same answers; see groups.property.test.ts.
 */
export function groupsByBruteForce(
  catalogue: Catalogue,
  filter: SearchFilter,
  bounds: GroupBounds = groupBounds,
): HomeGroup[] {
  const persons = filter.persons ?? searchDefaults.persons;
  if (!isValidStay(filter, catalogue.today) || persons < 2 || persons > groupPersonsMax) return [];
  const pairs = best(listGroups(catalogue, filter, 2, bounds, []), bounds.groups);
  const taken = pairs.flatMap(listNumbers);
  const triples = best(listGroups(catalogue, filter, 3, bounds, taken), bounds.groups - pairs.length);
  return inOrder([...pairs, ...triples]);
}

const listNumbers = ({ homes }: HomeGroup): number[] => homes.map(({ objectNumber }) => objectNumber);

function inOrder(groups: readonly HomeGroup[]): HomeGroup[] {
  const key = (group: HomeGroup): string => listNumbers(group).join();
  return groups.toSorted(
    (one, other) =>
      one.price - other.price ||
      one.metres - other.metres ||
      (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0),
  );
}

/** Returns the cheapest groups, using each home at most once. */
function best(groups: readonly HomeGroup[], count: number): HomeGroup[] {
  let chosen: HomeGroup[] = [];
  for (const group of inOrder(groups)) {
    const isFull = chosen.length >= count;
    const isTaken = listNumbers(group).some((number) => chosen.flatMap(listNumbers).includes(number));
    if (!isFull && !isTaken) chosen = [...chosen, group];
  }
  return chosen;
}

/** Returns the lowest prices of homes for one home's guests, with all filters except the bounds of the sum. */
function pricesFor(
  catalogue: Catalogue,
  filter: SearchFilter,
  party: { persons: number; childAges: readonly number[] },
  { candidates }: GroupBounds,
): Map<number, Cents> {
  const { persons = searchDefaults.persons } = filter;
  const partyFilter: SearchFilter = {
    ...filter,
    persons: party.persons,
    childAges: [...party.childAges],
    personsMax: Math.min(filter.personsMax ?? Infinity, persons - 1),
    sort: 'priceAsc',
  };
  for (const key of ['priceMin', 'priceMax', 'tolerance', 'duration'] as const) delete partyFilter[key];
  if (party.childAges.length === 0) delete partyFilter.childAges;
  return once(catalogue, `prices of ${JSON.stringify([partyFilter, candidates])}`, () => {
    const hits = orderedHits(catalogue, partyFilter).slice(0, candidates);
    return new Map(hits.map(({ objectNumber, price }) => [objectNumber, price!]));
  });
}

function listGroups(
  catalogue: Catalogue,
  filter: SearchFilter,
  count: 2 | 3,
  bounds: GroupBounds,
  taken: readonly number[],
): HomeGroup[] {
  const persons = filter.persons ?? searchDefaults.persons;
  const even = Math.ceil(persons / count);
  const priceOfShare = (home: IndexedHome): Cents | undefined =>
    pricesFor(catalogue, filter, { persons: Math.min(home.personsMax, even), childAges: [] }, bounds).get(
      home.objectNumber,
    );
  const candidates = catalogue.homes
    .filter((home) => home.personsMax >= Math.ceil(persons / 4) && !taken.includes(home.objectNumber))
    .flatMap((home) => {
      const price = priceOfShare(home);
      return price === undefined ? [] : [{ home, price }];
    })
    .sort((one, other) => one.price - other.price || one.home.objectNumber - other.home.objectNumber)
    .slice(0, bounds.candidates)
    .map(({ home }) => home);

  const places = (homes: readonly IndexedHome[]): number =>
    homes.reduce((sum, { personsMax }) => sum + personsMax, 0);
  const isNear = (one: IndexedHome, other: IndexedHome): boolean =>
    distanceKm(one.lat, one.lon, other.lat, other.lon) <= 0.5;
  const groups: IndexedHome[][] = [];
  for (const [at, home] of candidates.entries()) {
    const near = candidates
      .slice(at + 1)
      .filter((other) => isNear(home, other) && (count === 3 || places([home, other]) >= persons))
      .slice(0, bounds.neighbours[count]);
    if (count === 2) groups.push(...near.map((other) => [home, other]));
    else {
      for (const second of near) {
        for (const third of near.slice(near.indexOf(second) + 1)) {
          const pairs = [
            [home, second],
            [home, third],
            [second, third],
          ];
          const isNeeded = pairs.every((pair) => places(pair) < persons);
          if (isNear(second, third) && isNeeded && places([home, second, third]) >= persons) {
            groups.push([home, second, third]);
          }
        }
      }
    }
  }
  return groups.flatMap((homes) => priced(catalogue, filter, homes, bounds) ?? []);
}

function priced(
  catalogue: Catalogue,
  filter: SearchFilter,
  unordered: readonly IndexedHome[],
  bounds: GroupBounds,
): HomeGroup | null {
  const { persons = searchDefaults.persons, childAges = [], priceMin = 0 } = filter;
  const homes = unordered.toSorted(
    (one, other) => other.personsMax - one.personsMax || one.objectNumber - other.objectNumber,
  );
  if (persons - childAges.length < homes.length) return null;
  const shares = evenest(
    homes.map(({ personsMax }) => personsMax),
    persons,
  );
  const children = [...childAges];
  const parties = shares.map((share) => ({ persons: share, childAges: children.splice(0, share - 1) }));
  const prices = homes.map(({ objectNumber }, at) =>
    pricesFor(catalogue, filter, parties[at]!, bounds).get(objectNumber),
  );
  if (prices.includes(undefined)) return null;
  const price = sumCents(prices as Cents[]);
  const priceMax = filter.priceMax ?? searchDefaults.priceMax;
  if (price < priceMin * 100 || (priceMax < searchDefaults.priceMax && price > priceMax * 100)) return null;
  const apart = homes.flatMap((one) =>
    homes.map((other) => distanceKm(one.lat, one.lon, other.lat, other.lon)),
  );
  return {
    homes: homes.map(({ objectNumber }, at) => ({ objectNumber, ...parties[at]!, price: prices[at]! })),
    price,
    capacity: homes.reduce((sum, { personsMax }) => sum + personsMax, 0),
    metres: Math.round(Math.max(...apart) * 1000),
  };
}

/** Finds the most even division of a party. If several are equally even, larger homes get more guests. */
function evenest(capacities: readonly number[], persons: number): number[] {
  const ways = (at: number, left: number): number[][] => {
    if (at === capacities.length) return left === 0 ? [[]] : [];
    const most = Math.min(capacities[at]!, left);
    const rest = capacities.slice(at + 1).reduce((sum, capacity) => sum + capacity, 0);
    const all: number[][] = [];
    for (let share = most; share >= Math.max(1, left - rest); share -= 1)
      all.push(...ways(at + 1, left - share).map((others) => [share, ...others]));
    return all;
  };
  const unevenness = (shares: readonly number[]): number =>
    shares.reduce((sum, share) => sum + share ** 2, 0);
  // Divisions with more guests in larger homes come first, and sorting keeps that order among equal ones.
  return ways(0, persons).sort((one, other) => unevenness(one) - unevenness(other))[0]!;
}
