import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { countGroups } from '../../../domain/count-groups.ts';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type {
  Answer,
  ClusterAnswer,
  EngineKind,
  LocationSuggestion,
  SearchOptions,
  TimedAnswer,
} from '../answer.ts';
import { joinCells, presentCells } from '../clusters.ts';
import type { GroupAnswer, GroupBounds } from '../group-answer.ts';
import { findGroups, type GroupSource } from '../groups.ts';
import { findRelaxations } from '../guidance.ts';
import type { IndexedHome, LocationKind } from '../indexed-home.ts';
import { LocationList } from '../location-list.ts';
import { normalizeFilter } from '../normalize-filter.ts';
import { loadKernel } from '../packed/kernel.ts';
import { PackedEngine } from '../packed/packed-engine.ts';
import type { PartOptions } from '../packed/answer-part.ts';
import { readPeriod } from '../period.ts';
import { pageBounds } from '../ranking.ts';
import type { Snapshot } from '../snapshot.ts';
import { suggestLocations, suggestionsMax } from '../suggest.ts';
import type { EngineBuilder, EngineInput, StorableEngine, StoredHeader } from '../storable-engine.ts';
import type { Correction } from '../word-index.ts';
import { addUp, joinAnswers, joinCapacity, mergeHits } from './join-answers.ts';
import type { PartialAnswer } from '../partial-answer.ts';

/** More hits than any catalogue has, used if all of them are wanted. */
const allHits = 0x7fffffff;
/** Number of times that a search is restarted because a home has changed, before it runs without yielding. */
const attemptsMax = 3;

/**
 * Several engines that answer as one: a single engine's memory ends at 4 GiB, some million homes. Each region has all of
 * its homes in one engine, since a home is ranked by the mean price of its region; the mean rating, the locations and the
 * known words are those of the whole catalogue.
 */
export class JoinedEngine implements StorableEngine, EngineBuilder {
  readonly kind: EngineKind;
  readonly #parts: readonly PackedEngine[];
  readonly #locations: LocationList;
  readonly #partByRegion = new Map<string, PackedEngine>();
  /** Rises with each change, so that no answer mixes two states. */
  #version = 0;

  constructor({ locations, today, hour }: Omit<EngineInput, 'homes'>, partCount: number) {
    const shared = { locations: new LocationList(locations), ratings: { sum: 0, count: 0 } };
    this.#locations = shared.locations;
    this.#parts = Array.from(
      { length: partCount },
      () => new PackedEngine(loadKernel(), { locations, today, hour }, {}, shared),
    );
    this.kind = this.#parts[0]!.kind;
    const indexes = this.#parts.map(({ suggested }) => suggested.words);
    for (const words of indexes) words.joinWith(indexes.filter((other) => other !== words));
  }

  static async restore(
    header: StoredHeader,
    { partCount, partByRegion }: NonNullable<StoredHeader['joined']>,
    snapshot: Snapshot,
  ): Promise<JoinedEngine> {
    const engine = new JoinedEngine(header, partCount);
    for (const [region, part] of partByRegion) engine.#partByRegion.set(region, engine.#parts[part]!);
    await engine.#exchange(snapshot);
    for (const part of engine.#parts) part.rank();
    return engine;
  }

  async store(snapshot: Snapshot): Promise<void> {
    await snapshot.value<StoredHeader>({
      locations: this.#locations.initialLocations(),
      today: this.today,
      joined: {
        partCount: this.#parts.length,
        partByRegion: [...this.#partByRegion].map(([region, part]) => [region, this.#parts.indexOf(part)]),
      },
    });
    await this.#exchange(snapshot);
  }

  add(home: IndexedHome): void {
    if (home.active) this.#choosePart(home.region).add(home);
  }

  finish(): this {
    for (const part of this.#parts) part.finish();
    return this;
  }

  get today(): PlainDate {
    return this.#parts[0]!.today;
  }

  get size(): number {
    return this.#parts.reduce((sum, part) => sum + part.size, 0);
  }

  search(request: SearchFilter, options: SearchOptions = {}): Answer {
    const { filter, partOptions } = this.#prepare(request, options);
    return this.#join(request, options, this.#answerParts(filter, partOptions));
  }

  async searchInTurns(request: SearchFilter, options: SearchOptions = {}): Promise<TimedAnswer> {
    let ms = 0;
    const timed = <Result>(work: () => Result): Result => {
      const begin = performance.now();
      const result = work();
      ms += performance.now() - begin;
      return result;
    };
    const { filter, partOptions } = this.#prepare(request, options);
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const version = this.#version;
      const parts: PartialAnswer[] = [];
      for (const part of this.#parts) {
        if (parts.length > 0) await yieldToEventLoop();
        if (version !== this.#version) break;
        parts.push(timed(() => part.answerPart(filter, partOptions)));
      }
      if (parts.length < this.#parts.length) continue;
      const answer = timed(() => this.#join(request, options, parts));
      return { answer, today: this.today, ms };
    }
    return { answer: timed(() => this.search(request, options)), today: this.today, ms };
  }

  clusters(request: SearchFilter, zoom: number): ClusterAnswer {
    const parts = this.#answerParts(normalizeFilter(request), { zoom });
    return {
      total: addUp(parts, 'total'),
      clusters: presentCells(joinCells(parts.map(({ cells }) => cells!))),
    };
  }

  groups(filter: SearchFilter, bounds?: GroupBounds): GroupAnswer {
    const source: GroupSource = {
      today: this.today,
      hits: (each) => this.search(each, { counts: [] }).hits,
      facts: (objectNumber) => this.#findPart(objectNumber)!.groupFacts(objectNumber),
    };
    return findGroups(source, filter, bounds);
  }

  capacity(filter: SearchFilter): number | null {
    if (!readPeriod(filter, this.today)) return null;
    return joinCapacity(this.#answerParts(normalizeFilter(filter), {}));
  }

  find(request: SearchFilter): number[] {
    const parts = this.#answerParts(normalizeFilter(request), { first: allHits });
    return mergeHits(parts.map(({ hits }) => hits)).map(({ hit }) => hit.objectNumber);
  }

  suggest(text: string, language: Language, limit = suggestionsMax): LocationSuggestion[] {
    return suggestLocations(text, language, limit, {
      locations: this.#locations,
      parts: this.#parts.map(({ suggested }) => suggested),
    });
  }

  corrections(text: string): Correction[] {
    return this.#parts[0]!.corrections(text);
  }

  countsByLocation(): { kind: LocationKind; key: string; count: number }[] {
    return this.#parts[0]!.countsByLocation();
  }

  countAt(kind: LocationKind, key: string): number {
    return this.#parts[0]!.countAt(kind, key);
  }

  countsByOffer(): Map<number, number> {
    const sums = new Map<number, number>();
    for (const part of this.#parts)
      for (const [offer, count] of part.countsByOffer()) sums.set(offer, (sums.get(offer) ?? 0) + count);
    return sums;
  }

  findOffers(objectNumber: number): number[] | null {
    return this.#findPart(objectNumber)?.findOffers(objectNumber) ?? null;
  }

  weekPrice(objectNumber: number): Cents | null {
    return this.#findPart(objectNumber)?.weekPrice(objectNumber) ?? null;
  }

  apply(home: IndexedHome): void {
    if (!home.active) return this.remove(home.objectNumber);
    this.#version += 1;
    const part = this.#choosePart(home.region);
    const before = this.#findPart(home.objectNumber);
    if (before !== part) before?.remove(home.objectNumber);
    part.apply(home);
  }

  applyOccupied(objectNumber: number, occupied: readonly Stay[]): void {
    this.#version += 1;
    this.#findPart(objectNumber)?.applyOccupied(objectNumber, occupied);
  }

  applyBooked(objectNumber: number, stay: Stay): void {
    this.#version += 1;
    this.#findPart(objectNumber)?.applyBooked(objectNumber, stay);
  }

  remove(objectNumber: number): void {
    this.#version += 1;
    this.#findPart(objectNumber)?.remove(objectNumber);
  }

  get hour(): number {
    return this.#parts[0]!.hour;
  }

  findClosing(after: number, until: number): number[] {
    return this.#parts.flatMap((part) => part.findClosing(after, until));
  }

  moveTo(today: PlainDate, hour = 0): boolean {
    if (today === this.today && hour === this.hour) return true;
    this.#version += 1;
    return this.#parts.map((part) => part.moveTo(today, hour)).every(Boolean);
  }

  bytes(): number {
    return this.#parts.reduce((sum, part) => sum + part.bytes(), 0);
  }

  close(): void {
    for (const part of this.#parts) part.close();
  }

  async #exchange(snapshot: Snapshot): Promise<void> {
    await this.#locations.exchange(snapshot);
    for (const part of this.#parts) await part.exchangeHomes(snapshot);
  }

  #answerParts(
    filter: SearchFilter,
    { arrivals = false, counts = [], zoom, first = 0 }: Partial<PartOptions>,
  ): PartialAnswer[] {
    return this.#parts.map((part) => part.answerPart(filter, { arrivals, counts, zoom, first }));
  }

  #findPart(objectNumber: number): PackedEngine | undefined {
    return this.#parts.find((part) => part.has(objectNumber));
  }

  /** A new region is assigned to the engine with the fewest homes, permanently. */
  #choosePart(region: string): PackedEngine {
    const assignedPart = this.#partByRegion.get(region);
    if (assignedPart) return assignedPart;
    const smallest = this.#parts.reduce((least, part) => (part.size < least.size ? part : least));
    this.#partByRegion.set(region, smallest);
    return smallest;
  }

  #prepare(
    request: SearchFilter,
    { arrivals = false, counts = countGroups, zoom }: SearchOptions,
  ): { filter: SearchFilter; partOptions: PartOptions } {
    const filter = normalizeFilter(request);
    const [, first] = pageBounds(filter, allHits);
    return { filter, partOptions: { arrivals, counts, zoom, first } };
  }

  #join(
    request: SearchFilter,
    { histogram = false, counts = countGroups }: SearchOptions,
    parts: readonly PartialAnswer[],
  ): Answer {
    const filter = normalizeFilter(request);
    const [from, until] = pageBounds(filter, allHits);
    const hasPeriod = readPeriod(filter, this.today) !== null;
    const answer = joinAnswers(parts, { from, until, counts, histogram, hasPeriod });
    const count = (other: SearchFilter): number =>
      this.#parts.reduce((sum, part) => sum + part.count(other), 0);
    return { ...answer, relaxations: answer.total > 0 ? [] : findRelaxations(request, count) };
  }
}
