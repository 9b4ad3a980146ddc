import { countGroups } from '../../../domain/count-groups.ts';
import { locationFilterKeys, type SearchFilter } from '../../../domain/search-filter.ts';
import { fromDayNumber, toDayNumber, type PlainDate, type Stay } from '../../../domain/stay.ts';
import type {
  Answer,
  ArrivalDay,
  ClusterAnswer,
  Engine,
  Hit,
  SearchOptions,
  TimedAnswer,
} from '../answer.ts';
import { listDocIds } from '../bits.ts';
import { gatherClusters, type Located } from '../clusters.ts';
import { readPriceBounds } from '../price-bounds.ts';
import { datedPart, undatedPart, type PricePart } from './dated-part.ts';
import { FacetList } from '../facet-list.ts';
import { findCandidates, countFacets, intersect } from './facets.ts';
import { withStay, findRelaxations, listArrivalStays } from '../guidance.ts';
import { HomeTable } from '../home-table.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { GroupAnswer, GroupBounds } from '../group-answer.ts';
import { findGroups, type GroupSource } from '../groups.ts';
import { LocationList } from '../location-list.ts';
import { orderRange } from '../order.ts';
import type { EngineInput } from '../storable-engine.ts';
import { readPeriod, type Period } from '../period.ts';
import { compareHits, pageBounds, Ranking } from '../ranking.ts';
import { priceHistogram } from '../price-histogram.ts';
import { toPercent, priceStatistics, ratingStatistics } from '../statistics.ts';
import { StayIndex } from './stay-index.ts';
import { suggestLocations, suggestionsMax } from '../suggest.ts';
import { timedAnswer } from '../timed-answer.ts';
import { undatedCriteria, type Criterion } from './undated-filters.ts';
import { normalizeFilter } from '../normalize-filter.ts';
import { WordIndex } from '../word-index.ts';
import { cents } from '../../../domain/cents.ts';
import type { Cents } from '../../../domain/money.ts';

interface FilterResult {
  criteria: Criterion[];
  part: PricePart;
  period: Period | null;
  docIds: Int32Array;
}

/** The engine in plain TypeScript, with which tests compare the compiled kernel. Production never builds it. */
export class PlainEngine implements Engine {
  readonly kind = 'plain';
  today: PlainDate;
  readonly #homes = new HomeTable();
  readonly #stays: StayIndex;
  readonly #locations: LocationList;
  readonly #words: WordIndex;
  readonly #ranking: Ranking;

  constructor({ homes, locations, today, hour = 0 }: EngineInput) {
    this.today = today;
    this.#stays = new StayIndex(today);
    this.#stays.hour = hour;
    this.#locations = new LocationList(locations);
    this.#words = new WordIndex(this.#locations);
    this.#ranking = new Ranking(this.#homes, (region, visit) => this.#words.forEachHomeAt(region, visit));
    for (const home of homes) this.apply(home);
  }

  get size(): number {
    return this.#homes.docIdByNumber.size;
  }

  search(
    request: SearchFilter,
    { arrivals = false, histogram = false, counts = countGroups, zoom }: SearchOptions = {},
  ): Answer {
    const filter = normalizeFilter(request);
    const { criteria, part, period, docIds } = this.#find(filter);
    const homes = this.#homes;
    const { rating, ratingCount } = homes.columns;
    const priced = docIds.map((docId) => part.prices[docId]!).filter((price) => price >= 0);
    const ratings = ratingStatistics({ average: rating, count: ratingCount }, docIds);
    const [from, until] = pageBounds(filter, docIds.length);
    orderRange(docIds, from, until, this.#orderFor(filter, part));
    return {
      hits: Array.from(docIds.subarray(from, until), (docId) => this.#hit(docId, part, period)),
      total: docIds.length,
      facets: FacetList.of(countFacets(homes, this.#locations, criteria, part), counts),
      prices: priceStatistics(priced),
      histogram: histogram ? priceHistogram(priced) : [],
      ...ratings,
      capacity: this.capacity(filter),
      arrivals: arrivals ? this.#arrivals(filter) : [],
      relaxations: docIds.length > 0 ? [] : findRelaxations(request, (other) => this.#count(other)),
      clusters: zoom === undefined ? null : this.clusters(request, zoom).clusters,
    };
  }

  async searchInTurns(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer> {
    return timedAnswer(this.today, () => this.search(filter, options));
  }

  clusters(request: SearchFilter, zoom: number): ClusterAnswer {
    const { part, docIds } = this.#find(normalizeFilter(request));
    const { objectNumber, lat, lon } = this.#homes.columns;
    const read = (index: number, home: Located): void => {
      const docId = docIds[index]!;
      home.objectNumber = objectNumber[docId]!;
      home.lat = lat[docId]!;
      home.lon = lon[docId]!;
      home.price = cents(part.prices[docId]!);
    };
    return { total: docIds.length, clusters: gatherClusters(docIds.length, read, zoom) };
  }

  find(request: SearchFilter): number[] {
    const filter = normalizeFilter(request);
    const { part, docIds } = this.#find(filter);
    orderRange(docIds, 0, docIds.length, this.#orderFor(filter, part));
    return Array.from(docIds, (docId) => this.#homes.columns.objectNumber[docId]!);
  }

  groups(filter: SearchFilter, bounds?: GroupBounds): GroupAnswer {
    const { columns, docIdByNumber } = this.#homes;
    const source: GroupSource = {
      today: this.today,
      hits: (each) => this.search(each, { counts: [] }).hits,
      facts(objectNumber) {
        const docId = docIdByNumber.get(objectNumber)!;
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
    const period = readPeriod(filter, this.today);
    if (!period) return null;
    const indexes = { homes: this.#homes, locations: this.#locations, words: this.#words };
    const inPlace = listDocIds(
      intersect(this.#present(), undatedCriteria(filter, indexes, locationFilterKeys)),
    );
    let free = 0;
    for (const docId of inPlace) if (this.#stays.hasFreeStretch(docId, period)) free += 1;
    return toPercent(free, inPlace.length);
  }

  suggest(
    text: string,
    language: Parameters<Engine['suggest']>[1],
    limit = suggestionsMax,
  ): ReturnType<Engine['suggest']> {
    return suggestLocations(text, language, limit, {
      locations: this.#locations,
      parts: [{ words: this.#words, homes: this.#homes }],
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
    return this.#homes.countHomesByBitmap('offer:');
  }

  findOffers(objectNumber: number): number[] | null {
    const docId = this.#homes.docIdByNumber.get(objectNumber);
    return docId === undefined ? null : this.#homes.listBitmapNumbers('offer:', docId);
  }

  weekPrice(objectNumber: number): Cents | null {
    const docId = this.#homes.docIdByNumber.get(objectNumber);
    const price = docId === undefined ? -1 : this.#homes.columns.weekPrice[docId]!;
    return price < 0 ? null : cents(price);
  }

  apply(home: IndexedHome): void {
    if (!home.active) return this.remove(home.objectNumber);
    const previousDocId = this.#homes.docIdByNumber.get(home.objectNumber);
    if (previousDocId !== undefined) this.#changeCounts(previousDocId, -1);
    const docId = this.#homes.put(home);
    const { columns } = this.#homes;
    [columns.country[docId], columns.region[docId], columns.place[docId], columns.subdivision[docId]] =
      this.#locations.findIndexes(home);
    this.#changeCounts(docId, 1);
    this.#words.put(docId, home);
    this.#stays.put(docId, home);
    this.#putWeekPrice(docId);
    this.#ranking.put(docId);
  }

  applyOccupied(objectNumber: number, occupied: IndexedHome['occupied']): void {
    const docId = this.#homes.docIdByNumber.get(objectNumber);
    if (docId !== undefined) this.#stays.putOccupied(docId, occupied);
  }

  applyBooked(objectNumber: number, stay: Stay): void {
    const docId = this.#homes.docIdByNumber.get(objectNumber);
    if (docId !== undefined) this.#stays.occupy(docId, stay);
  }

  remove(objectNumber: number): void {
    const docId = this.#homes.remove(objectNumber);
    if (docId === undefined) return;
    this.#changeCounts(docId, -1);
    this.#words.remove(docId);
    this.#ranking.remove(docId);
  }

  get hour(): number {
    return this.#stays.hour;
  }

  findClosing(after: number, until: number): number[] {
    const numbers: number[] = [];
    const { objectNumber } = this.#homes.columns;
    this.#homes.forEachClosing(after, until, (docId) => numbers.push(objectNumber[docId]!));
    return numbers;
  }

  moveTo(today: PlainDate, hour = 0): boolean {
    this.#stays.hour = hour;
    if (today === this.today) return true;
    if (!this.#stays.reaches(toDayNumber(today))) return false;
    this.today = today;
    const { weekPrice } = this.#homes.columns;
    for (const docId of this.#homes.docIdByNumber.values()) {
      const before = weekPrice[docId];
      this.#putWeekPrice(docId);
      if (weekPrice[docId] !== before) this.#ranking.put(docId);
    }
    return true;
  }

  bytes(): number {
    return this.#homes.bytes() + this.#stays.bytes() + this.#words.bytes();
  }

  #find(filter: SearchFilter): FilterResult {
    const homes = this.#homes;
    const indexes = { homes, locations: this.#locations, words: this.#words };
    const criteria = undatedCriteria(filter, indexes);
    const period = readPeriod(filter, this.today);
    const bounds = readPriceBounds(filter);
    const present = this.#present();
    const part = period
      ? datedPart(homes, this.#stays, filter, period, bounds, {
          candidates: findCandidates(present, criteria),
          wanted: intersect(present, criteria),
        })
      : undatedPart(homes, bounds);
    return { criteria, part, period, docIds: listDocIds(intersect(part.fits, criteria)) };
  }

  #count(request: SearchFilter): number {
    return this.#find(normalizeFilter(request)).docIds.length;
  }

  #arrivals(filter: SearchFilter): ArrivalDay[] {
    return listArrivalStays(filter, this.today).map((stay) => {
      const { docIds, part } = this.#find(withStay(filter, stay));
      let lowestPrice: number | null = null;
      for (const docId of docIds) {
        const price = part.prices[docId]!;
        if (lowestPrice === null || price < lowestPrice) lowestPrice = price;
      }
      return {
        stay,
        total: docIds.length,
        lowestPrice: lowestPrice === null ? null : cents(lowestPrice),
      };
    });
  }

  #present(): Uint32Array {
    return this.#homes.present.subarray(0, this.#homes.words);
  }

  #orderFor(filter: SearchFilter, part: PricePart) {
    const scores = (): Float64Array => this.#ranking.updateScores(toDayNumber(this.today));
    return compareHits(filter.sort, this.#homes, part.prices, scores, filter.persons!);
  }

  #hit(docId: number, part: PricePart, period: Period | null): Hit {
    const price = part.prices[docId]!;
    const arrival = part.arrivals?.[docId];
    return {
      objectNumber: this.#homes.columns.objectNumber[docId]!,
      price: price < 0 ? null : cents(price),
      stay:
        period && arrival !== undefined
          ? { startDate: fromDayNumber(arrival), endDate: fromDayNumber(arrival + period.nights) }
          : null,
    };
  }

  #putWeekPrice(docId: number): void {
    const today = toDayNumber(this.today);
    this.#homes.putWeekPrice(docId, (surcharge) => this.#stays.lowestWeek(docId, today, surcharge));
  }

  #changeCounts(docId: number, change: 1 | -1): void {
    const { country, region, place, subdivision } = this.#homes.columns;
    for (const column of [country, region, place]) this.#locations.all[column[docId]!]!.count += change;
    if (subdivision[docId]! >= 0) this.#locations.all[subdivision[docId]!]!.count += change;
  }
}
