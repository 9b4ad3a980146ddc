import type { SearchFilter } from '../../../domain/search-filter.ts';
import { toDayNumber, type PlainDate, type Stay } from '../../../domain/stay.ts';
import type { Answer, ClusterAnswer, Engine, EngineKind, SearchOptions, TimedAnswer } from '../answer.ts';
import type { EngineInput, StorableEngine, StoredHeader } from '../storable-engine.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { GroupAnswer, GroupBounds } from '../group-answer.ts';
import { findGroups, type GroupFacts, type GroupSource } from '../groups.ts';
import { LocationList } from '../location-list.ts';
import { readPeriod } from '../period.ts';
import { Ranking, type RatingTotals } from '../ranking.ts';
import type { Snapshot } from '../snapshot.ts';
import { suggestLocations, suggestionsMax } from '../suggest.ts';
import { timedAnswer } from '../timed-answer.ts';
import { normalizeFilter } from '../normalize-filter.ts';
import { WordIndex } from '../word-index.ts';
import type { Kernel } from './kernel.ts';
import { answerPart, type PartOptions } from './answer-part.ts';
import type { PartialAnswer } from '../partial-answer.ts';
import { isWide } from './is-wide.ts';
import { KernelSearch, fullAnswer, onlyCount, onlyHits, type SearchIndexes } from './kernel-search.ts';
import { PackedHomes } from './packed-homes.ts';
import { WideSearches } from './wide-searches.ts';
import { cents } from '../../../domain/cents.ts';
import type { Cents } from '../../../domain/money.ts';

/** Parts of a search that benchmarks time one by one. */
export type SearchParts = Record<
  'criteria' | 'prices' | 'counts' | 'capacity' | 'statistics' | 'page' | 'whole',
  () => unknown
>;

/** Settings that tests change, so that small catalogues take the code paths of large ones. */
interface PackedTuning {
  /** See `Slots`. */
  sharedMax?: number | undefined;
}

/** Data that all engines of a catalogue share. */
interface SharedFacts {
  locations: LocationList;
  ratings: RatingTotals;
}

export class PackedEngine implements StorableEngine {
  readonly kind: EngineKind;
  today: PlainDate;
  readonly #homes: PackedHomes;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  readonly #ranking: Ranking;
  readonly #indexes: SearchIndexes;
  readonly #search: KernelSearch;
  readonly #wide: WideSearches;

  /** Homes are added one by one; the engine answers after `finish`. */
  constructor(
    kernel: Kernel,
    { locations, today, hour = 0 }: Omit<EngineInput, 'homes'>,
    { sharedMax }: PackedTuning = {},
    shared: SharedFacts = { locations: new LocationList(locations), ratings: { sum: 0, count: 0 } },
  ) {
    this.kind = kernel.build === 'release' ? 'compiled' : 'compiled with assertions';
    this.today = today;
    const day = toDayNumber(today);
    this.#locations = shared.locations;
    this.#words = new WordIndex(this.#locations);
    this.#homes = new PackedHomes(kernel, this.#locations, { today: day, hour }, sharedMax);
    this.#ranking = new Ranking(
      this.#homes.table,
      (region, visit) => this.#words.forEachHomeAt(region, visit),
      shared.ratings,
    );
    const indexes: SearchIndexes = {
      homes: this.#homes,
      locations: this.#locations,
      words: this.#words,
      ranking: this.#ranking,
    };
    this.#indexes = indexes;
    this.#search = new KernelSearch(kernel, indexes);
    this.#wide = new WideSearches(new KernelSearch(kernel.second, indexes), () => this.today);
  }

  add(home: IndexedHome): void {
    if (!home.active) return;
    const docId = this.#homes.stage(home);
    this.#words.put(docId, home);
    this.#changeCounts(docId, 1);
  }

  finish(): StorableEngine {
    this.#homes.build(toDayNumber(this.today));
    this.rank();
    return this;
  }

  /** Restores a stored engine, whose header was read, as of the day of its storage. */
  static async restore(kernel: Kernel, header: StoredHeader, snapshot: Snapshot): Promise<StorableEngine> {
    const engine = new PackedEngine(kernel, header);
    await engine.#exchange(snapshot);
    engine.rank();
    return engine;
  }

  async store(snapshot: Snapshot): Promise<void> {
    this.#wide.finish();
    await snapshot.value<Omit<EngineInput, 'homes'>>({
      locations: this.#locations.initialLocations(),
      today: this.today,
    });
    await this.#exchange(snapshot);
  }

  close(): void {
    this.#wide.finish();
  }

  get size(): number {
    return this.#homes.table.docIdByNumber.size;
  }

  search(filter: SearchFilter, options: SearchOptions = {}): Answer {
    return this.#search.search(filter, this.today, options);
  }

  async searchInTurns(filter: SearchFilter, options: SearchOptions = {}): Promise<TimedAnswer> {
    if (isWide(filter, options)) return this.#wide.answer(filter, options);
    return timedAnswer(this.today, () => this.search(filter, options));
  }

  /** Answers a filter for the homes of this engine alone. */
  answerPart(filter: SearchFilter, options: PartOptions): PartialAnswer {
    return answerPart(this.#search, this.#indexes, filter, this.today, options);
  }

  /** Number of hits, without anything else. */
  count(filter: SearchFilter): number {
    return this.#search.count(filter, this.today);
  }

  /** The homes and their words, for the suggestions of several engines. */
  get suggested(): { words: WordIndex; homes: PackedHomes['table'] } {
    return { words: this.#words, homes: this.#homes.table };
  }

  has(objectNumber: number): boolean {
    return this.#homes.table.docIdByNumber.has(objectNumber);
  }

  /** Splits a search into parts to be timed: from the second to the fourth, each includes the one before. */
  splitSearch(request: SearchFilter): SearchParts {
    const filter = normalizeFilter(request);
    const { today } = this;
    const search = this.#search;
    const period = readPeriod(filter, today);
    return {
      criteria: () => search.run(filter, today, onlyCount),
      prices: () => search.run(filter, today, onlyHits),
      counts: () => search.run(filter, today, { ...fullAnswer, capacity: false }),
      capacity: () => search.run(filter, today, fullAnswer),
      statistics: () => search.prices(),
      page: () => search.page(filter, today, period),
      whole: () => this.search(request),
    };
  }

  /** Counts of what the last search read. */
  lastSearchCounts(): { blocks: number; otherBlocks: number; priced: number; hits: number } {
    return {
      blocks: this.#search.readField('blocksSearched'),
      otherBlocks: this.#search.readField('otherBlocksSearched'),
      priced: this.#search.readField('homesPriced'),
      hits: this.#search.readField('hitCount'),
    };
  }

  clusters(request: SearchFilter, zoom: number): ClusterAnswer {
    this.#search.run(normalizeFilter(request), this.today, onlyHits);
    return { total: this.#search.readField('hitCount'), clusters: this.#search.clusters(zoom) };
  }

  find(filter: SearchFilter): number[] {
    return this.#search.find(filter, this.today);
  }

  groups(filter: SearchFilter, bounds?: GroupBounds): GroupAnswer {
    const source: GroupSource = {
      today: this.today,
      hits: (each) => this.search(each, { counts: [] }).hits,
      facts: (objectNumber) => this.groupFacts(objectNumber),
    };
    return findGroups(source, filter, bounds);
  }

  /** Position and size of a home of this engine. */
  groupFacts(objectNumber: number): GroupFacts {
    const { columns, docIdByNumber } = this.#homes.table;
    const docId = docIdByNumber.get(objectNumber)!;
    return { lat: columns.lat[docId]!, lon: columns.lon[docId]!, personsMax: columns.personsMax[docId]! };
  }

  capacity(filter: SearchFilter): number | null {
    return this.#search.capacity(filter, this.today);
  }

  suggest(
    text: string,
    language: Parameters<Engine['suggest']>[1],
    limit = suggestionsMax,
  ): ReturnType<Engine['suggest']> {
    return suggestLocations(text, language, limit, {
      locations: this.#locations,
      parts: [this.suggested],
    });
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
    return this.#homes.table.countHomesByBitmap('offer:');
  }

  findOffers(objectNumber: number): number[] | null {
    const docId = this.#homes.table.docIdByNumber.get(objectNumber);
    return docId === undefined ? null : this.#homes.table.listBitmapNumbers('offer:', docId);
  }

  weekPrice(objectNumber: number): Cents | null {
    const docId = this.#homes.table.docIdByNumber.get(objectNumber);
    const price = docId === undefined ? -1 : this.#homes.table.columns.weekPrice[docId]!;
    return price < 0 ? null : cents(price);
  }

  apply(home: IndexedHome): void {
    if (!home.active) return this.remove(home.objectNumber);
    this.#wide.finish();
    const previousDocId = this.#homes.table.docIdByNumber.get(home.objectNumber);
    if (previousDocId !== undefined) this.#changeCounts(previousDocId, -1);
    const docId = this.#homes.put(home, toDayNumber(this.today));
    this.#changeCounts(docId, 1);
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
    const docId = this.#homes.table.docIdByNumber.get(objectNumber);
    if (docId === undefined) return;
    this.#wide.finish();
    this.#changeCounts(docId, -1);
    this.#homes.remove(objectNumber);
    this.#words.remove(docId);
    this.#ranking.remove(docId);
  }

  get hour(): number {
    return this.#homes.hour;
  }

  findClosing(after: number, until: number): number[] {
    const numbers: number[] = [];
    const { objectNumber } = this.#homes.table.columns;
    this.#homes.table.forEachClosing(after, until, (docId) => numbers.push(objectNumber[docId]!));
    return numbers;
  }

  moveTo(today: PlainDate, hour = 0): boolean {
    if (today < this.today) return false;
    if (today === this.today && hour === this.hour) return true;
    this.#wide.finish();
    if (hour !== this.hour) this.#homes.moveToHour(hour);
    if (today === this.today) return true;
    this.today = today;
    this.#homes.moveTo(toDayNumber(today), (docId) => this.#ranking.put(docId));
    this.#search.updateScores(today);
    return true;
  }

  bytes(): number {
    return this.#homes.bytes() + this.#words.bytes() + this.#ranking.bytes();
  }

  /** Exchanges everything but the locations and the homes' scores, which follow from the rest. */
  async exchangeHomes(snapshot: Snapshot): Promise<void> {
    this.#wide.finish();
    await this.#words.exchange(snapshot);
    await this.#homes.exchange(snapshot);
  }

  async #exchange(snapshot: Snapshot): Promise<void> {
    await this.#locations.exchange(snapshot);
    await this.exchangeHomes(snapshot);
  }

  rank(): void {
    for (const docId of this.#homes.table.docIdByNumber.values()) this.#ranking.put(docId);
    this.#search.updateScores(this.today);
  }

  #changeCounts(docId: number, change: 1 | -1): void {
    const { country, region, place, subdivision } = this.#homes.table.columns;
    for (const column of [country, region, place]) this.#locations.all[column[docId]!]!.count += change;
    if (subdivision[docId]! >= 0) this.#locations.all[subdivision[docId]!]!.count += change;
  }
}
