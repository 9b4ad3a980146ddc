import type { SearchFilter } from '../../../domain/search-filter.ts';
import { toDayNumber, type PlainDate, type Stay } from '../../../domain/stay.ts';
import type { Answer, ClusterAnswer, Engine, EngineKind, SearchOptions, TimedAnswer } from '../answer.ts';
import type { EngineInput, StorableEngine } from '../storable-engine.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { GroupAnswer, GroupBounds } from '../group-answer.ts';
import { findGroups, type GroupSource } from '../groups.ts';
import { LocationList } from '../location-list.ts';
import { periodOf } from '../period.ts';
import { Ranking } from '../ranking.ts';
import type { Snapshot } from '../snapshot.ts';
import { suggestLocations } from '../suggest.ts';
import { timedAnswer } from '../timed-answer.ts';
import { meantFilter } from '../meant-filter.ts';
import { WordIndex } from '../word-index.ts';
import type { Kernel } from './kernel.ts';
import { isWide } from './is-wide.ts';
import { KernelSearch, fullAnswer, onlyCount, onlyHits, type SearchedHomes } from './kernel-search.ts';
import { PackedHomes } from './packed-homes.ts';
import { WideSearches } from './wide-searches.ts';
import { cents } from '../../../domain/cents.ts';
import type { Cents } from '../../../domain/money.ts';

const suggestionsMax = 8;

/** Parts of a search by what they are for. */
export type SearchParts = Record<
  'criteria' | 'prices' | 'counts' | 'capacity' | 'statistics' | 'page' | 'whole',
  () => unknown
>;

/** Settings that tests change, so that small catalogues take the code paths of large ones. */
interface PackedTuning {
  /** See `Slots`. */
  sharedMax?: number | undefined;
}

export class PackedEngine implements StorableEngine {
  readonly kind: EngineKind;
  today: PlainDate;
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  readonly #ranking: Ranking;
  readonly #search: KernelSearch;
  readonly #wide: WideSearches;

  /** Homes are added one by one; the engine answers after `finish`. */
  constructor(
    kernel: Kernel,
    { locations, today }: Omit<EngineInput, 'homes'>,
    { sharedMax }: PackedTuning = {},
  ) {
    this.kind = kernel.build === 'release' ? 'compiled' : 'compiled with assertions';
    this.today = today;
    const day = toDayNumber(today);
    this.#locations = new LocationList(locations);
    this.#words = new WordIndex(this.#locations);
    this.#homes = new PackedHomes(kernel, this.#locations, day, sharedMax);
    this.#ranking = new Ranking(this.#homes.table, (region, visit) =>
      this.#words.forEachHomeAt(region, visit),
    );
    const searched: SearchedHomes = {
      homes: this.#homes,
      locations: this.#locations,
      words: this.#words,
      ranking: this.#ranking,
    };
    this.#search = new KernelSearch(kernel, searched);
    this.#wide = new WideSearches(new KernelSearch(kernel.second, searched), () => this.today);
  }

  add(home: IndexedHome): void {
    if (!home.active) return;
    const docId = this.#homes.stage(home);
    this.#words.put(docId, home);
    this.#countAt(docId, 1);
  }

  finish(): StorableEngine {
    this.#homes.build(toDayNumber(this.today));
    this.#rank();
    return this;
  }

  /** Restores a stored engine as of the day of its storage. */
  static async restore(kernel: Kernel, snapshot: Snapshot): Promise<StorableEngine> {
    const made = await snapshot.value<Omit<EngineInput, 'homes'>>({ locations: [], today: '' });
    const engine = new PackedEngine(kernel, made);
    await engine.#exchange(snapshot);
    engine.#rank();
    return engine;
  }

  async store(snapshot: Snapshot): Promise<void> {
    this.#wide.finish();
    await snapshot.value<Omit<EngineInput, 'homes'>>({
      locations: this.#locations.made(),
      today: this.today,
    });
    await this.#exchange(snapshot);
  }

  close(): void {
    this.#wide.finish();
  }

  get size(): number {
    return this.#homes.table.docIdOf.size;
  }

  search(filter: SearchFilter, options: SearchOptions = {}): Answer {
    return this.#search.search(filter, this.today, options);
  }

  async searchInTurns(filter: SearchFilter, options: SearchOptions = {}): Promise<TimedAnswer> {
    if (isWide(filter, options)) return this.#wide.answer(filter, options);
    return timedAnswer(this.today, () => this.search(filter, options));
  }

  /** Splits a search into parts to be timed: from the second to the fourth, each includes the one before. */
  partsOf(given: SearchFilter): SearchParts {
    const filter = meantFilter(given);
    const { today } = this;
    const search = this.#search;
    const period = periodOf(filter, today);
    return {
      criteria: () => search.run(filter, today, onlyCount),
      prices: () => search.run(filter, today, onlyHits),
      counts: () => search.run(filter, today, { ...fullAnswer, capacity: false }),
      capacity: () => search.run(filter, today, fullAnswer),
      statistics: () => search.prices(),
      page: () => search.page(filter, today, period),
      whole: () => this.search(given),
    };
  }

  /** Counts of what the last search read. */
  touched(): { blocks: number; otherBlocks: number; priced: number; hits: number } {
    return {
      blocks: this.#search.numberOf('blocksSearched'),
      otherBlocks: this.#search.numberOf('otherBlocksSearched'),
      priced: this.#search.numberOf('homesPriced'),
      hits: this.#search.numberOf('hitCount'),
    };
  }

  clusters(given: SearchFilter, zoom: number): ClusterAnswer {
    this.#search.run(meantFilter(given), this.today, onlyHits);
    return { total: this.#search.numberOf('hitCount'), clusters: this.#search.clusters(zoom) };
  }

  find(filter: SearchFilter): number[] {
    return this.#search.find(filter, this.today);
  }

  groups(filter: SearchFilter, bounds?: GroupBounds): GroupAnswer {
    const { columns, docIdOf } = this.#homes.table;
    const source: GroupSource = {
      today: this.today,
      hits: (each) => this.search(each, { counts: [] }).hits,
      facts(objectNumber) {
        const docId = docIdOf.get(objectNumber)!;
        return {
          lat: columns.lat[docId]!,
          lon: columns.lon[docId]!,
          personsMax: columns.personsMax[docId]!,
        };
      },
    };
    return findGroups(source, filter, bounds);
  }

  capacity(filter: SearchFilter): number | null {
    return this.#search.capacity(filter, this.today);
  }

  suggest(
    text: string,
    language: Parameters<Engine['suggest']>[1],
    limit = suggestionsMax,
  ): ReturnType<Engine['suggest']> {
    const indexes = { locations: this.#locations, words: this.#words, homes: this.#homes.table };
    return suggestLocations(text, language, limit, indexes);
  }

  corrections(text: string): ReturnType<Engine['corrections']> {
    return this.#words.corrections(text);
  }

  countsByLocation(): ReturnType<Engine['countsByLocation']> {
    return this.#locations.all.map(({ kind, key, count }) => ({ kind, key, count }));
  }

  countAt(...[kind, key]: Parameters<Engine['countAt']>): number {
    return this.#locations.find(kind, key)?.count ?? 0;
  }

  countsByOffer(): Map<number, number> {
    return this.#homes.table.countsOfBitmaps('offer:');
  }

  offersOf(objectNumber: number): number[] | null {
    const docId = this.#homes.table.docIdOf.get(objectNumber);
    return docId === undefined ? null : this.#homes.table.numbersOfBitmaps('offer:', docId);
  }

  weekPrice(objectNumber: number): Cents | null {
    const docId = this.#homes.table.docIdOf.get(objectNumber);
    const price = docId === undefined ? -1 : this.#homes.table.columns.weekPrice[docId]!;
    return price < 0 ? null : cents(price);
  }

  apply(home: IndexedHome): void {
    if (!home.active) return this.remove(home.objectNumber);
    this.#wide.finish();
    const known = this.#homes.table.docIdOf.get(home.objectNumber);
    if (known !== undefined) this.#countAt(known, -1);
    const docId = this.#homes.put(home, toDayNumber(this.today));
    this.#countAt(docId, 1);
    this.#words.put(docId, home);
    this.#ranking.put(docId);
  }

  applyOccupied(objectNumber: number, occupied: readonly Stay[]): void {
    this.#wide.finish();
    this.#homes.putOccupied(objectNumber, occupied);
  }

  applyBooked(objectNumber: number, stay: Stay): void {
    this.#wide.finish();
    this.#homes.putBooked(objectNumber, stay);
  }

  remove(objectNumber: number): void {
    const known = this.#homes.table.docIdOf.get(objectNumber);
    if (known === undefined) return;
    this.#wide.finish();
    this.#countAt(known, -1);
    this.#homes.remove(objectNumber);
    this.#words.remove(known);
    this.#ranking.remove(known);
  }

  moveTo(today: PlainDate): boolean {
    if (today === this.today) return true;
    if (today < this.today) return false;
    this.#wide.finish();
    this.today = today;
    this.#homes.moveTo(toDayNumber(today), (docId) => this.#ranking.put(docId));
    this.#search.settle(today);
    return true;
  }

  bytes(): number {
    return this.#homes.bytes() + this.#words.bytes() + this.#ranking.bytes();
  }

  /** Exchanges everything but the homes' scores, which follow from the rest. */
  async #exchange(snapshot: Snapshot): Promise<void> {
    await this.#locations.exchange(snapshot);
    await this.#words.exchange(snapshot);
    await this.#homes.exchange(snapshot);
  }

  #rank(): void {
    for (const docId of this.#homes.table.docIdOf.values()) this.#ranking.put(docId);
    this.#search.settle(this.today);
  }

  #countAt(docId: number, change: 1 | -1): void {
    const { country, region, place, subdivision } = this.#homes.table.columns;
    for (const column of [country, region, place]) this.#locations.all[column[docId]!]!.count += change;
    if (subdivision[docId]! >= 0) this.#locations.all[subdivision[docId]!]!.count += change;
  }
}
