import { totalmem } from 'node:os';
import { withFeatures } from '../../../domain/amenity-words.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { Answer } from '../../../engines/search/face.ts';
import type { Area, AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Database, DatabaseConnection } from '../../platform/database.ts';
import type { HomeEvent } from '../../platform/home-events.ts';
import { parseAnnouncedStay, pruneOutbox } from '../../platform/outbox-store.ts';
import { SettingError } from '../../platform/setting-error.ts';
import { claimImage } from './claim-image.ts';
import { createDriftCheck, driftParts } from './drift-check.ts';
import { createListKeeper } from './keep-lists.ts';
import type { SearchObjectsDeps } from './search-objects-deps.ts';
import { findMemoryProblem } from './rules/max-homes.ts';
import { createSearchIndex, type SearchIndexDeps } from './search-index.ts';
import { searchStore } from './search-store.ts';
import { searchFigures } from './search-figures.ts';
import type { Search } from './search-context.ts';
import { searchCalls } from './calls.generated.ts';

export type { Search } from './search-context.ts';

export interface SearchDeps extends Omit<SearchIndexDeps, 'db' | 'imagePath'> {
  connection: DatabaseConnection;
  /** Folder in which the index is stored between starts. If absent, each start reads the database. */
  imageFolder?: string;
  /** Milliseconds between two polls of the outbox, since a notification may be lost with its connection. */
  pollMs?: number;
  /** Milliseconds in which all homes are compared with the database, part by part. */
  driftCheckMs?: number;
}

export interface SearchCallsDeps extends SearchObjectsDeps {
  db: Database;
  search: Pick<Search, 'answer' | 'clusters' | 'corrections' | 'groups' | 'find' | 'size' | 'today'>;
  operator: CurrentOperator;
}

/**
 * Milliseconds to wait for further notifications, so that their rows are read together: the nights in a notification are occupied at once.
 */
const announcedMs = 50;

/** Returns the memory limit of the container if there is one, else the machine's memory. */
function memoryOfNode(): number {
  const container = process.constrainedMemory();
  return container > 0 ? Math.min(container, totalmem()) : totalmem();
}

const offerFacet = 'offerFilter:';

function offerCounts({ facets }: Pick<Answer, 'facets'>): ReadonlyMap<number, number> {
  const counts = Object.entries(facets.toRecord()).filter(([name]) => name.startsWith(offerFacet));
  return new Map(counts.map(([name, count]) => [Number(name.slice(offerFacet.length)), count]));
}

/** Creates the index and the queries to it; `createSearchCalls` binds the API calls. */
export function createSearch(deps: SearchDeps): Area<Search> {
  const { connection, imageFolder, pollMs = 1_000, driftCheckMs = 60_000, ...indexDeps } = deps;
  const { db } = connection;
  const { clock, log } = indexDeps;
  const claim = imageFolder === undefined ? null : claimImage(imageFolder, log);
  const index = createSearchIndex({ ...indexDeps, db, imagePath: claim?.path ?? null });
  /** Cached per version, since one page asks for the counts of many offers. */
  let offers: { version: number; counts: ReadonlyMap<number, number> } | null = null;
  const driftCheck = createDriftCheck({
    ...indexDeps,
    db,
    applyOutbox: () => index.applyOutbox(),
    refresh: (numbers) => index.refresh(numbers, true),
  });
  let stopListening: (() => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let checkedOn: PlainDate | null = null;
  let driftCheckedAt = 0;
  let driftedHomes = 0;
  let isStopped = false;
  let isFailing = false;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let soon: NodeJS.Timeout | undefined;

  async function catchUpOnce(): Promise<void> {
    await index.applyOutbox();
    const today = clock.today();
    if (checkedOn !== today) {
      if (!(await index.isCurrent())) await index.build('database');
      await pruneOutbox(db);
      checkedOn = today;
    }
    if (performance.now() - driftCheckedAt > driftCheckMs / driftParts) await checkDrift('nextPart');
  }

  async function checkDrift(extent: 'whole' | 'nextPart'): Promise<void> {
    driftCheckedAt = performance.now();
    const beginsRound = extent === 'whole' || driftCheck.isAtStart;
    if (beginsRound && !(await index.isCurrent())) return index.build('database');
    const drifted = await driftCheck[extent](index.built!);
    if (drifted.length === 0) return;
    driftedHomes += drifted.length;
    log.error({ homes: drifted.length, first: drifted.slice(0, 10) }, 'search index had drifted, repaired');
  }

  /** Applies changes. Only one run is active; a wake during a run schedules another. */
  function wake(): Promise<void> {
    isWoken = true;
    clearTimeout(soon);
    soon = undefined;
    running ??= (async () => {
      try {
        while (isWoken && !isStopped) {
          isWoken = false;
          await catchUpOnce();
        }
        if (isFailing) log.info('search index is up to date again');
        isFailing = false;
      } catch (error) {
        // Logs only the beginning of a failure, since the next attempt follows in a second.
        if (!isFailing) log.error({ err: error }, 'search index could not be brought up to date');
        isFailing = true;
      } finally {
        running = null;
      }
    })();
    return running;
  }

  const search: Search = {
    async start() {
      isStopped = false;
      stopListening = await connection.listen('outbox', (payload) => {
        const announcedStay = parseAnnouncedStay(payload);
        if (!announcedStay) return void wake();
        index.occupyAnnounced(announcedStay);
        soon ??= setTimeout(() => void wake(), announcedMs);
      });
      const startedAt = performance.now();
      const refusal = findMemoryProblem(await searchStore.activeCount(db), memoryOfNode());
      if (refusal !== null) throw new SettingError(refusal);
      await index.build('image');
      checkedOn = clock.today();
      driftCheckedAt = performance.now();
      timer = setInterval(() => void wake(), pollMs);
      timer.unref();
      const ms = Math.round(performance.now() - startedAt);
      log.info({ homes: index.engine().size, from: index.built!.from, ms }, 'search index built');
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      await running;
      await stopListening?.();
      stopListening = null;
      index.close();
      claim?.release();
    },
    get ready() {
      return index.isBuilt;
    },
    state() {
      return {
        engine: index.isBuilt ? index.engine().kind : null,
        homes: index.isBuilt ? index.engine().size : 0,
        bytes: index.isBuilt ? index.engine().bytes() : 0,
        waiting: index.waiting,
        lagMs: index.isBuilt ? Math.max(0, performance.now() - index.inStepAt) : null,
        driftedHomes,
        building: index.building,
      };
    },
    checkDrift: async () => {
      await running;
      const before = driftedHomes;
      await checkDrift('whole');
      return driftedHomes - before;
    },
    get size() {
      return index.isBuilt ? index.engine().size : 0;
    },
    get version() {
      return index.version;
    },
    get today() {
      return index.engine().today;
    },
    answer: (filter, options) => index.engine().searchInTurns(withFeatures(filter), options),
    clusters: (filter, zoom) => index.engine().clusters(withFeatures(filter), zoom),
    groups: (filter) => index.engine().groups(withFeatures(filter)),
    find: (filter) => index.engine().find(withFeatures(filter)),
    capacity: (filter) => index.engine().capacity(withFeatures(filter)),
    suggest: (text, language, limit) => index.engine().suggest(text, language, limit),
    corrections: (filter) => {
      const { q, fulltext } = withFeatures(filter);
      return index.engine().corrections(q ?? fulltext ?? '');
    },
    countsByLocation: () => index.engine().countsByLocation(),
    countAt: (kind, key) => index.engine().countAt(kind, key),
    countsByOffer() {
      const { version } = index;
      if (offers?.version !== version) offers = { version, counts: index.engine().countsByOffer() };
      return offers.counts;
    },
    countsByOfferIn: async (location) =>
      offerCounts((await index.engine().searchInTurns(location, { counts: ['offers'] })).answer),
    findOffers: (objectNumber) => (index.isBuilt ? index.engine().findOffers(objectNumber) : null),
    refreshHome: (objectNumber) => index.refresh([objectNumber]),
    occupyNights: (objectNumber, stay) => index.occupyNights(objectNumber, stay),
    refreshNights: (objectNumber) => index.refreshNights(objectNumber),
    catchUp: wake,
  };
  // Assigns instead of spreading, since a copy would freeze the values of the getters.
  return Object.assign(search, {
    module: {
      name: 'search',
      readAhead: () => index.readAhead(),
      start: () => search.start(),
      stop: () => search.stop(),
      figures: () => searchFigures(search.state()),
      async onHomeChanged({ homes, kind, source, occupied }: HomeEvent) {
        // Ignores the index's own announcements.
        if (source === 'index' || homes === 'all') return;
        if (occupied) for (const objectNumber of homes) search.occupyNights(objectNumber, occupied);
        const refresh = kind === 'nights' ? search.refreshNights : search.refreshHome;
        await Promise.all(homes.map((objectNumber) => refresh(objectNumber)));
      },
    },
  });
}

export function createSearchCalls(deps: SearchCallsDeps): AreaModule {
  const endpoints = bindArea(searchCalls, deps);
  const lists = createListKeeper({ ...deps, languages: () => deps.operator().languages });
  return { name: 'search', endpoints, start: lists.start, stop: lists.stop };
}
