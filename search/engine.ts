import { locationFilterKeys, searchDefaults, type SearchFilter } from '../domain/search-filter.ts';
import { fromDayNumber, toDayNumber, type PlainDate, type Stay } from '../domain/stay.ts';
import { weeklyRateFromNights } from '../domain/pricing/stay-price.ts';
import type { Answer, ArrivalDay, ClusterAnswer, Engine, Hit, SearchOptions, TimedAnswer } from './answer.ts';
import { slotsOf } from './bits.ts';
import { gatherClusters, type Located } from './clusters.ts';
import { datedPart, priceBoundsOf, undatedPart, type PricePart } from './dated-part.ts';
import { FacetList } from './facet-list.ts';
import { candidatesOf, countFacets, intersect } from './facets.ts';
import { forStay, relaxationsOf, stripStays } from './guidance.ts';
import { HomeTable } from './home-table.ts';
import type { IndexedHome, IndexedLocation } from './indexed-home.ts';
import { LocationList } from './location-list.ts';
import { orderRange } from './order.ts';
import { loadKernel } from './packed/kernel.ts';
import { PackedEngine } from './packed/packed-engine.ts';
import { periodOf, type Period } from './period.ts';
import { orderOf, pageBounds, Ranking } from './ranking.ts';
import { percentOf, priceStatistics, ratingStatistics } from './statistics.ts';
import { StayIndex } from './stay-index.ts';
import { suggestLocations } from './suggest.ts';
import { timedAnswer } from './timed-answer.ts';
import { undatedCriteria, type Criterion } from './undated-filters.ts';
import { withParty } from './with-party.ts';
import { WordIndex } from './word-index.ts';

const suggestionsMax = 8;

export interface EngineInput {
  homes: Iterable<IndexedHome>;
  locations: readonly IndexedLocation[];
  today: PlainDate;
}

interface Found {
  criteria: Criterion[];
  part: PricePart;
  period: Period | null;
  slots: Int32Array;
}

class MemoryEngine implements Engine {
  readonly kind = 'plain';
  today: PlainDate;
  readonly #homes = new HomeTable();
  readonly #stays: StayIndex;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  readonly #ranking: Ranking;

  constructor({ homes, locations, today }: EngineInput) {
    this.today = today;
    this.#stays = new StayIndex(today);
    this.#locations = new LocationList(locations);
    this.#words = new WordIndex(this.#locations);
    this.#ranking = new Ranking(this.#homes, (region, visit) => this.#words.forEachHomeAt(region, visit));
    for (const home of homes) this.apply(home);
  }

  get size(): number {
    return this.#homes.slotOf.size;
  }

  search(given: SearchFilter, { arrivals = false }: SearchOptions = {}): Answer {
    const filter = withParty(given);
    const { criteria, part, period, slots } = this.#find(filter);
    const homes = this.#homes;
    const { rating, ratingCount } = homes.columns;
    const priced = slots.map((slot) => part.prices[slot]!).filter((price) => price >= 0);
    const ratings = ratingStatistics({ average: rating, count: ratingCount }, slots);
    const [from, until] = pageBounds(filter, slots.length);
    orderRange(slots, from, until, this.#orderFor(filter, part));
    return {
      hits: Array.from(slots.subarray(from, until), (slot) => this.#hit(slot, part, period)),
      total: slots.length,
      facets: FacetList.of(countFacets(homes, this.#locations, criteria, part)),
      prices: priceStatistics(priced),
      ...ratings,
      capacity: this.capacity(filter),
      arrivals: arrivals ? this.#arrivals(filter) : [],
      relaxations: slots.length > 0 ? [] : relaxationsOf(given, (other) => this.#count(other)),
    };
  }

  async searchInTurns(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer> {
    return timedAnswer(this.today, () => this.search(filter, options));
  }

  clusters(given: SearchFilter, zoom: number): ClusterAnswer {
    const { part, slots } = this.#find(withParty(given));
    const { objectNumber, lat, lon } = this.#homes.columns;
    const read = (index: number, home: Located): void => {
      const slot = slots[index]!;
      home.objectNumber = objectNumber[slot]!;
      home.lat = lat[slot]!;
      home.lon = lon[slot]!;
      home.price = part.prices[slot]!;
    };
    return { total: slots.length, clusters: gatherClusters(slots.length, read, zoom) };
  }

  find(given: SearchFilter): number[] {
    const filter = withParty(given);
    const { part, slots } = this.#find(filter);
    orderRange(slots, 0, slots.length, this.#orderFor(filter, part));
    return Array.from(slots, (slot) => this.#homes.columns.objectNumber[slot]!);
  }

  capacity(filter: SearchFilter): number | null {
    const period = periodOf(filter, this.today);
    if (!period) return null;
    const indexes = { homes: this.#homes, locations: this.#locations, words: this.#words };
    const inPlace = slotsOf(intersect(this.#present(), undatedCriteria(filter, indexes, locationFilterKeys)));
    let free = 0;
    for (const slot of inPlace) if (this.#stays.hasFreeStretch(slot, period)) free += 1;
    return percentOf(free, inPlace.length);
  }

  suggest(text: string, language: Parameters<Engine['suggest']>[1], limit = suggestionsMax) {
    const indexes = { locations: this.#locations, words: this.#words, homes: this.#homes };
    return suggestLocations(text, language, limit, indexes);
  }

  countsByLocation(): ReturnType<Engine['countsByLocation']> {
    return this.#locations.all.map(({ kind, key, count }) => ({ kind, key, count }));
  }

  countsByOffer(): Map<number, number> {
    return this.#homes.countsOfPlanes('offer:');
  }

  offersOf(objectNumber: number): number[] | null {
    const slot = this.#homes.slotOf.get(objectNumber);
    return slot === undefined ? null : this.#homes.numbersOfPlanes('offer:', slot);
  }

  weekPrice(objectNumber: number): number | null {
    const slot = this.#homes.slotOf.get(objectNumber);
    const price = slot === undefined ? -1 : this.#homes.columns.weekPrice[slot]!;
    return price < 0 ? null : price;
  }

  apply(home: IndexedHome): void {
    if (!home.active) return this.remove(home.objectNumber);
    const known = this.#homes.slotOf.get(home.objectNumber);
    if (known !== undefined) this.#countAt(known, -1);
    const slot = this.#homes.put(home);
    const { columns } = this.#homes;
    [columns.country[slot], columns.region[slot], columns.place[slot]] = this.#locations.indexesOf(home);
    this.#countAt(slot, 1);
    this.#words.put(slot, home);
    this.#stays.put(slot, home);
    this.#putWeekPrice(slot);
    this.#ranking.put(slot);
  }

  applyOccupied(objectNumber: number, occupied: IndexedHome['occupied']): void {
    const slot = this.#homes.slotOf.get(objectNumber);
    if (slot !== undefined) this.#stays.putOccupied(slot, occupied);
  }

  applyBooked(objectNumber: number, stay: Stay): void {
    const slot = this.#homes.slotOf.get(objectNumber);
    if (slot !== undefined) this.#stays.take(slot, stay);
  }

  remove(objectNumber: number): void {
    const slot = this.#homes.remove(objectNumber);
    if (slot === undefined) return;
    this.#countAt(slot, -1);
    this.#words.remove(slot);
    this.#ranking.remove(slot);
  }

  moveTo(today: PlainDate): boolean {
    if (today === this.today) return true;
    if (!this.#stays.reaches(toDayNumber(today))) return false;
    this.today = today;
    const { weekPrice } = this.#homes.columns;
    for (const slot of this.#homes.slotOf.values()) {
      const before = weekPrice[slot];
      this.#putWeekPrice(slot);
      if (weekPrice[slot] !== before) this.#ranking.put(slot);
    }
    return true;
  }

  bytes(): number {
    return this.#homes.bytes() + this.#stays.bytes() + this.#words.bytes();
  }

  #find(filter: SearchFilter): Found {
    const homes = this.#homes;
    const indexes = { homes, locations: this.#locations, words: this.#words };
    const criteria = undatedCriteria(filter, indexes);
    const period = periodOf(filter, this.today);
    const bounds = priceBoundsOf(filter);
    const present = this.#present();
    const part = period
      ? datedPart(homes, this.#stays, filter, period, bounds, {
          candidates: candidatesOf(present, criteria),
          wanted: intersect(present, criteria),
        })
      : undatedPart(homes, bounds);
    return { criteria, part, period, slots: slotsOf(intersect(part.fits, criteria)) };
  }

  #count(given: SearchFilter): number {
    return this.#find(withParty(given)).slots.length;
  }

  #arrivals(filter: SearchFilter): ArrivalDay[] {
    return stripStays(filter, this.today).map((stay) => {
      const { slots, part } = this.#find(forStay(filter, stay));
      let lowestPrice: number | null = null;
      for (const slot of slots) {
        const price = part.prices[slot]!;
        if (lowestPrice === null || price < lowestPrice) lowestPrice = price;
      }
      return { stay, total: slots.length, lowestPrice };
    });
  }

  #present(): Uint32Array {
    return this.#homes.present.subarray(0, this.#homes.words);
  }

  #orderFor(filter: SearchFilter, part: PricePart) {
    const scores = (): Float64Array => this.#ranking.settle(toDayNumber(this.today));
    return orderOf(filter.sort, this.#homes, part.prices, scores);
  }

  #hit(slot: number, part: PricePart, period: Period | null): Hit {
    const price = part.prices[slot]!;
    const arrival = part.arrivals?.[slot];
    return {
      objectNumber: this.#homes.columns.objectNumber[slot]!,
      price: price < 0 ? null : price,
      stay:
        period && arrival !== undefined
          ? { startDate: fromDayNumber(arrival), endDate: fromDayNumber(arrival + period.nights) }
          : null,
    };
  }

  #putWeekPrice(slot: number): void {
    const week = this.#stays.lowestWeek(slot, toDayNumber(this.today));
    const costs = this.#homes.costOf(slot, weeklyRateFromNights, searchDefaults.persons, 0);
    this.#homes.columns.weekPrice[slot] = week < 0 ? -1 : week + costs;
  }

  #countAt(slot: number, change: 1 | -1): void {
    const { country, region, place } = this.#homes.columns;
    for (const column of [country, region, place]) this.#locations.all[column[slot]!]!.count += change;
  }
}

/** An index in the making, for homes that come in parts: each is added once. */
export interface EngineBuilder {
  add(home: IndexedHome): void;
  finish(): Engine;
}

/** Begins an index over the compiled kernel. Throws where that cannot be loaded: nothing else answers in its place. */
export function startEngine(input: Omit<EngineInput, 'homes'>): EngineBuilder {
  return new PackedEngine(loadKernel(), input);
}

/** An index over the homes, as of a day. Inactive homes are passed over. */
export function createEngine({ homes, ...input }: EngineInput): Engine {
  const builder = startEngine(input);
  for (const home of homes) builder.add(home);
  return builder.finish();
}

export function createPlainEngine(input: EngineInput): Engine {
  return new MemoryEngine(input);
}
