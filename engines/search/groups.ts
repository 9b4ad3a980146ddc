import { distanceKm } from '../../domain/geo.ts';
import { sumCents, type Cents } from '../../domain/money.ts';
import { searchDefaults, type SearchFilter } from '../../domain/search-filter.ts';
import { isValidStay, type PlainDate } from '../../domain/stay.ts';
import type { Hit } from './answer.ts';
import type { GroupAnswer, GroupBounds, GroupHome, HomeGroup } from './group-answer.ts';
import { nearby, type Placed } from './nearby.ts';
import { shareParty, type HomeParty } from './share-party.ts';

export const groupBounds: GroupBounds = { candidates: 1_500, neighbours: { 2: 40, 3: 10 }, groups: 20 };

/** Larger parties need more than two or three homes. */
export const groupPersonsMax = 40;
const groupReachKm = 0.5;

/** Position and size of a home. */
export interface GroupFacts {
  lat: number;
  lon: number;
  personsMax: number;
}

/** Source of homes and their prices in an engine. Results are sorted by price, cheapest first. */
export interface GroupSource {
  today: PlainDate;
  hits(filter: SearchFilter): readonly Hit[];
  facts(objectNumber: number): GroupFacts;
}

/** Returns the capacity of the smallest home that is useful for a party of this size. */
export const smallestHome = (persons: number): number => Math.ceil(persons / 4);

export function findGroups(
  source: GroupSource,
  filter: SearchFilter,
  bounds: GroupBounds = groupBounds,
): GroupAnswer {
  const { startDate = '', endDate = '', persons = searchDefaults.persons } = filter;
  const stay = { startDate, endDate };
  if (!isValidStay(stay, source.today)) return { stay: null, groups: [] };
  if (persons > groupPersonsMax || persons < 2) return { stay, groups: [] };
  const search = new GroupSearch(source, filter, persons, bounds);
  const pairs = search.choose(search.listGroups(2, new Set()), bounds.groups);
  const taken = new Set(pairs.flatMap(({ homes }) => homes.map(({ objectNumber }) => objectNumber)));
  const left = bounds.groups - pairs.length;
  const triples = left > 0 ? search.choose(search.listGroups(3, taken), left) : [];
  return { stay, groups: [...pairs, ...triples].sort(compareGroups) };
}

const joinNumbers = ({ homes }: HomeGroup): string => homes.map(({ objectNumber }) => objectNumber).join();

function compareGroups(one: HomeGroup, other: HomeGroup): number {
  return (
    one.price - other.price ||
    one.metres - other.metres ||
    (joinNumbers(one) < joinNumbers(other) ? -1 : joinNumbers(one) > joinNumbers(other) ? 1 : 0)
  );
}

interface Candidate extends Placed, GroupFacts {
  objectNumber: number;
  price: Cents;
}

class GroupSearch {
  readonly #source: GroupSource;
  readonly #filter: SearchFilter;
  readonly #persons: number;
  readonly #bounds: GroupBounds;
  readonly #prices = new Map<string, ReadonlyMap<number, Cents>>();

  constructor(source: GroupSource, filter: SearchFilter, persons: number, bounds: GroupBounds) {
    this.#source = source;
    this.#filter = filter;
    this.#persons = persons;
    this.#bounds = bounds;
  }

  /** Prices of homes for the guests of one home. Each is requested once. */
  #pricesFor({ persons, childAges }: HomeParty): ReadonlyMap<number, Cents> {
    const key = `${persons}/${childAges.join()}`;
    const cachedPrices = this.#prices.get(key);
    if (cachedPrices) return cachedPrices;
    // Price bounds apply to the sum instead of each home, and all homes have exactly the requested dates.
    const {
      priceMin: _min,
      priceMax: _max,
      tolerance: _tolerance,
      duration: _duration,
      childAges: _ages,
      ...each
    } = this.#filter;
    const hits = this.#source.hits({
      ...each,
      persons,
      ...(childAges.length > 0 && { childAges: [...childAges] }),
      // A home that has room for the whole party needs no other home.
      personsMax: Math.min(each.personsMax ?? Infinity, this.#persons - 1),
      sort: 'priceAsc',
      page: 1,
      objectsPerPage: this.#bounds.candidates,
    });
    const prices = new Map(
      hits.flatMap(({ objectNumber, price }) => (price === null ? [] : [[objectNumber, price] as const])),
    );
    this.#prices.set(key, prices);
    return prices;
  }

  /** Candidate homes for a group, sorted by their price for an equal share of the party. */
  #candidates(count: 2 | 3, taken: ReadonlySet<number>): Candidate[] {
    const share = Math.ceil(this.#persons / count);
    const candidates: Candidate[] = [];
    for (let persons = 1; persons <= share; persons += 1) {
      const isWanted = (size: number): boolean =>
        size >= smallestHome(this.#persons) && (persons === share || size === persons);
      if (persons < smallestHome(this.#persons) && persons < share) continue;
      for (const [objectNumber, price] of this.#pricesFor({ persons, childAges: [] })) {
        const facts = this.#source.facts(objectNumber);
        if (isWanted(facts.personsMax) && !taken.has(objectNumber)) {
          candidates.push({ objectNumber, price, ...facts });
        }
      }
    }
    return candidates
      .sort((one, other) => one.price - other.price || one.objectNumber - other.objectNumber)
      .slice(0, this.#bounds.candidates);
  }

  /** All groups of this size within the bounds, without homes that are already used. */
  listGroups(count: 2 | 3, taken: ReadonlySet<number>): HomeGroup[] {
    const candidates = this.#candidates(count, taken);
    const groups: HomeGroup[] = [];
    const add = (homes: readonly Candidate[]): void => {
      const group = this.#group(homes);
      if (group) groups.push(group);
    };
    const limit = this.#bounds.neighbours[count];
    const suffice = (one: Candidate, other: Candidate): boolean =>
      one.personsMax + other.personsMax >= this.#persons;
    nearby(candidates, groupReachKm, count === 2 ? suffice : () => true, limit, (home, near) => {
      if (count === 2) {
        for (const other of near) add([home, other]);
        return;
      }
      for (const [at, second] of near.entries()) {
        for (const third of near.slice(at + 1)) {
          const places = home.personsMax + second.personsMax + third.personsMax;
          // A group of three is valid only if no two of its homes would be enough.
          const isTooLarge = suffice(home, second) || suffice(home, third) || suffice(second, third);
          if (places >= this.#persons && !isTooLarge && kilometres(second, third) <= groupReachKm) {
            add([home, second, third]);
          }
        }
      }
    });
    return groups;
  }

  #group(candidates: readonly Candidate[]): HomeGroup | null {
    const homes = candidates.toSorted(
      (one, other) => other.personsMax - one.personsMax || one.objectNumber - other.objectNumber,
    );
    const shares = shareParty(
      homes.map(({ personsMax }) => personsMax),
      this.#persons,
      this.#filter.childAges ?? [],
    );
    if (!shares) return null;
    const priced: GroupHome[] = [];
    for (const [at, { objectNumber }] of homes.entries()) {
      const party = shares[at]!;
      const price = this.#pricesFor(party).get(objectNumber);
      if (price === undefined) return null;
      priced.push({ objectNumber, ...party, price });
    }
    const price = sumCents(priced.map((home) => home.price));
    if (!this.#isAffordable(price)) return null;
    const apart = homes.flatMap((one, at) => homes.slice(at + 1).map((other) => kilometres(one, other)));
    return {
      homes: priced,
      price,
      capacity: homes.reduce((sum, { personsMax }) => sum + personsMax, 0),
      metres: Math.round(Math.max(...apart) * 1000),
    };
  }

  #isAffordable(price: Cents): boolean {
    const { priceMin = 0, priceMax = searchDefaults.priceMax } = this.#filter;
    return price >= priceMin * 100 && (priceMax >= searchDefaults.priceMax || price <= priceMax * 100);
  }

  /**
   * Chooses the best groups, using each home once, because the same cheap home combined with twenty others would be no
   * real choice.
   */
  choose(groups: readonly HomeGroup[], count: number): HomeGroup[] {
    const chosen: HomeGroup[] = [];
    const taken = new Set<number>();
    for (const group of groups.toSorted(compareGroups)) {
      if (chosen.length >= count) break;
      if (group.homes.some(({ objectNumber }) => taken.has(objectNumber))) continue;
      for (const { objectNumber } of group.homes) taken.add(objectNumber);
      chosen.push(group);
    }
    return chosen;
  }
}

const kilometres = (one: GroupFacts, other: GroupFacts): number =>
  distanceKm(one.lat, one.lon, other.lat, other.lon);
