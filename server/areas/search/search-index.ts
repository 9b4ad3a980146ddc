import type { Stay } from '../../../domain/stay.ts';
import type { Engine } from '../../../engines/search/face.ts';
import { hourInBerlin } from '../../platform/clock.ts';
import type { HomeEvent, HomeEvents } from '../../platform/home-events.ts';
import type { AnnouncedStay } from '../../platform/outbox-store.ts';
import { buildIndex, readAhead, type BuildDeps, type BuiltIndex } from './build-index.ts';
import { homesAtOnce, loadHomes, type LoadedHome } from './load-homes.ts';
import type { BuildState } from './rules/build-progress.ts';
import { EarlyStays } from './rules/early-stays.ts';
import { unpackStays, packNights } from './rules/home-record.ts';
import { searchStore, type NightsRow, type OutboxRow } from './search-store.ts';
import type { StoredEngineReading } from './stored-engine.ts';

/** Number of homes read at once: few enough that occupied nights, which have priority, never wait long. */
const reloadsAtOnce = 100;

export interface SearchIndexDeps extends BuildDeps {
  homeEvents?: Pick<HomeEvents, 'announce'>;
}

export interface SearchIndex {
  readonly isBuilt: boolean;
  /** Returns the engine after switching it to the current day; throws before the first build. */
  engine(): Engine;
  readAhead(): void;
  /** Replaces the engine by one from the image or the database; the current one answers until then. */
  build(from: 'image' | 'database'): Promise<void>;
  /** False when the indexed range of days is outdated, or places or offers have changed: the index has to be rebuilt. */
  isCurrent(): Promise<boolean>;
  applyOutbox(): Promise<void>;
  /** Rereads homes; with `force` even if the index has a newer version. */
  refresh(numbers: readonly number[], force?: boolean): Promise<void>;
  /** Occupies the nights of a stay that was just committed, before the outbox announces it too. */
  occupyNights(objectNumber: number, stay: Stay): void;
  occupyAnnounced(announced: AnnouncedStay): void;
  /** Rereads the occupied nights of a home; its other changes follow through the outbox. */
  refreshNights(objectNumber: number): Promise<void>;
  /** The current index and its state, for drift check and metrics; null before the first build. */
  readonly built: BuiltIndex | null;
  readonly building: BuildState | null;
  readonly version: number;
  readonly waiting: number;
  /** `performance.now()` up to which all committed bookings are in the index. */
  readonly inStepAt: number;
  close(): void;
}

/** Synchronizes one engine with the database; it knows neither HTTP nor timers. */
export function createSearchIndex(deps: SearchIndexDeps): SearchIndex {
  const { db, clock, homeEvents } = deps;
  let built: BuiltIndex | null = null;
  let building: (() => BuildState) | null = null;
  let ahead: StoredEngineReading | null = null;
  let changes = 0;
  let inStepAt = performance.now();
  const waiting = new Set<number>();
  const earlyStays = new EarlyStays();

  /** Announces the homes in the same turn in which the index changes. */
  function announce(homes: HomeEvent['homes'], kind: HomeEvent['kind']): void {
    void homeEvents?.announce({ homes, kind, source: 'index' });
  }

  const knownVersion = (target: BuiltIndex, objectNumber: number): number =>
    target.stamps.get(objectNumber)?.version ?? target.goneVersions.get(objectNumber) ?? 0;

  function put(target: BuiltIndex, { home, stamp, written: records }: LoadedHome): void {
    changes += 1;
    target.engine.apply(home);
    occupyEarly(target, home.objectNumber, stamp.version);
    target.stamps.set(home.objectNumber, stamp);
    target.goneVersions.delete(home.objectNumber);
    target.image?.home(home.objectNumber, stamp, records.home, records.nights);
  }

  /** Occupies again the nights that were announced since the read that has just replaced the home's nights. */
  function occupyEarly(target: BuiltIndex, objectNumber: number, version: number): void {
    for (const stay of earlyStays.takeNewerThan(objectNumber, version))
      target.engine.applyBooked(objectNumber, stay);
  }

  function takeOut(target: BuiltIndex, objectNumber: number, version: number): void {
    if (target.stamps.get(objectNumber)) {
      changes += 1;
      target.engine.remove(objectNumber);
      target.stamps.delete(objectNumber);
      target.image?.gone(objectNumber);
    }
    target.goneVersions.set(objectNumber, version);
    earlyStays.forget(objectNumber);
  }

  /** Rereads the homes; a result that is older than the index is dropped. */
  async function reload(target: BuiltIndex, numbers: readonly number[], force = false): Promise<void> {
    for (let from = 0; from < numbers.length; from += homesAtOnce) {
      const batch = numbers.slice(from, from + homesAtOnce);
      const entries = await loadHomes(deps, batch, target.offers, target.since);
      const entryByNumber = new Map(entries.map((entry) => [entry.home.objectNumber, entry]));
      announce(batch, 'home');
      for (const objectNumber of batch) {
        const entry = entryByNumber.get(objectNumber);
        const stamp = knownVersion(target, objectNumber);
        if (!entry) takeOut(target, objectNumber, stamp);
        else if (entry.stamp.version < stamp && !force) continue;
        else if (entry.home.active) put(target, entry);
        else takeOut(target, objectNumber, entry.stamp.version);
      }
    }
  }

  /** Applies the nights. The version is only applied if nothing else of the home has changed. */
  function putNights(target: BuiltIndex, row: NightsRow, announcedVersions: ReadonlySet<number>): void {
    const { object_number: objectNumber, version, written_by: writtenBy } = row;
    const oldStamp = target.stamps.get(objectNumber);
    if (!oldStamp || version < oldStamp.version) return;
    const nights = unpackStays(row.periods);
    const nightsRecord = packNights(nights);
    changes += 1;
    target.engine.applyOccupied(objectNumber, nights);
    occupyEarly(target, objectNumber, version);
    let appliedVersion = oldStamp.version;
    while (announcedVersions.has(appliedVersion + 1)) appliedVersion += 1;
    const stamp = {
      ...oldStamp,
      nights: nightsRecord.checksum,
      version: appliedVersion,
      writtenBy: appliedVersion === version ? writtenBy : oldStamp.writtenBy,
    };
    target.stamps.set(objectNumber, stamp);
    target.image?.nights(objectNumber, stamp, nightsRecord);
    if ([...announcedVersions].some((announcedVersion) => announcedVersion > appliedVersion))
      waiting.add(objectNumber);
  }

  async function applyNights(target: BuiltIndex, rows: readonly OutboxRow[]): Promise<void> {
    const rowsByHome = Map.groupBy(rows, (row) => row.object_number);
    const numbers = [...rowsByHome.keys()];
    for (let from = 0; from < numbers.length; from += homesAtOnce) {
      const batch = numbers.slice(from, from + homesAtOnce);
      const nightsRows = await searchStore.nights(db, batch, target.since);
      announce(batch, 'nights');
      for (const row of nightsRows) {
        putNights(target, row, new Set(rowsByHome.get(row.object_number)!.map(({ version }) => version)));
      }
    }
  }

  /** Applies changes. Bookings have priority; homes with other changes follow in small portions, with a check for bookings in between. */
  async function follow(target: BuiltIndex): Promise<void> {
    for (;;) {
      const askedAt = performance.now();
      const rows = await target.reader.next();
      const newerRows = rows.filter((row) => row.version > knownVersion(target, row.object_number));
      for (const row of newerRows) if (row.kind === 'home') waiting.add(row.object_number);
      await applyNights(
        target,
        newerRows.filter((row) => row.kind === 'nights'),
      );
      target.reader.done();
      inStepAt = askedAt;
      const portion = takeFirst(waiting, reloadsAtOnce);
      if (portion.length === 0) return;
      await reload(target, portion);
      for (const objectNumber of portion) waiting.delete(objectNumber);
    }
  }

  /** Switches the engine to the present day and hour; homes whose bookings of the day end at that hour are announced like new bookings. */
  function moveToNow({ engine }: BuiltIndex): boolean {
    const today = clock.today();
    const hour = hourInBerlin(clock.now());
    const { today: dayBefore, hour: hourBefore } = engine;
    if (today === dayBefore && hour === hourBefore) return true;
    // On a new day all pages are rendered again.
    const closing = today === dayBefore ? engine.findClosing(hourBefore, hour) : [];
    if (closing.length > 0 || today !== dayBefore) changes += 1;
    const isMoved = engine.moveTo(today, hour);
    if (closing.length > 0) announce(closing, 'nights');
    return isMoved;
  }

  return {
    get isBuilt() {
      return built !== null;
    },
    get built() {
      return built;
    },
    get building() {
      return building?.() ?? null;
    },
    get version() {
      return changes;
    },
    get waiting() {
      return waiting.size;
    },
    get inStepAt() {
      return inStepAt;
    },

    engine() {
      if (!built) throw new Error('The search index is not built yet.');
      moveToNow(built);
      return built.engine;
    },

    readAhead() {
      ahead ??= readAhead(deps);
    },

    async build(from) {
      const reading = from === 'image' ? (ahead ?? readAhead(deps)) : null;
      if (reading) ahead = null;
      const newIndex = await buildIndex(deps, reading, reload, (state) => (building = state)).finally(
        () => (building = null),
      );
      await follow(newIndex);
      for (const objectNumber of earlyStays.homes())
        occupyEarly(newIndex, objectNumber, knownVersion(newIndex, objectNumber));
      const before = built;
      built = newIndex;
      changes += 1;
      announce('all', 'home');
      before?.image?.close();
      before?.engine.close();
    },

    async isCurrent() {
      if (!built) return false;
      return moveToNow(built) && (await searchStore.surroundings(db)) === built.surroundings;
    },

    async applyOutbox() {
      if (built) await follow(built);
    },

    async refresh(numbers, force) {
      if (built) await reload(built, numbers, force);
    },

    occupyNights(objectNumber, stay) {
      if (!built) return;
      changes += 1;
      built.engine.applyBooked(objectNumber, stay);
    },

    occupyAnnounced({ objectNumber, version, stay }) {
      const stamp = built?.stamps.get(objectNumber);
      if (!built || !stamp || version <= stamp.version) return;
      changes += 1;
      announce([objectNumber], 'nights');
      earlyStays.add(objectNumber, { version, stay });
      built.engine.applyBooked(objectNumber, stay);
    },

    async refreshNights(objectNumber) {
      if (!built) return;
      const rows = await searchStore.nights(db, [objectNumber], built.since);
      announce([objectNumber], 'nights');
      for (const row of rows) putNights(built, row, new Set());
    },

    close() {
      ahead?.giveUp();
      ahead = null;
      built?.image?.close();
      built?.engine.close();
      built = null;
    },
  };
}

function takeFirst(numbers: Iterable<number>, count: number): number[] {
  const first: number[] = [];
  for (const number of numbers) {
    if (first.length === count) break;
    first.push(number);
  }
  return first;
}
