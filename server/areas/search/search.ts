import type { Language } from '../../../domain/language.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type {
  Answer,
  ClusterAnswer,
  Engine,
  LocationSuggestion,
  SearchOptions,
} from '../../../search/answer.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { createSearchIndex, type SearchIndexDeps } from './search-index.ts';
import { searchStore } from './search-store.ts';

/** Between two looks at the outbox when nobody wakes us: a notification may be lost with its connection. */
const pollMs = 1_000;

/** What other areas may ask of search. */
export interface Search {
  /** Builds the index and keeps it in step from then on. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** False until the index is built. */
  readonly ready: boolean;
  /** One page with everything that a result page shows; prices in cents. */
  answer(filter: SearchFilter, options?: SearchOptions): Answer;
  /** All hits by cells of the map. */
  clusters(filter: SearchFilter, zoom: number): ClusterAnswer;
  /** Numbers of all hits, in order. */
  find(filter: SearchFilter): number[];
  /** Whole percent of the searched place's homes that are free in the period; null without dates. */
  capacity(filter: SearchFilter): number | null;
  suggest(text: string, language: Language, limit?: number): LocationSuggestion[];
  /** Active homes of each country (code), region (key) and place (id as text). */
  countsByLocation(): ReturnType<Engine['countsByLocation']>;
  /** Active homes of each offer. */
  countsByOffer(): Map<number, number>;
  /** All offers of an active home, by choice and by feature; null for others and before the first build. */
  offersOf(objectNumber: number): readonly number[] | null;
  /** Number of active homes in this node's index. */
  readonly size: number;
  /** The day that the index answers for. */
  readonly today: PlainDate;
  /** After a commit on this node: the very next search knows it. */
  refreshHome(objectNumber: number): Promise<void>;
  /** Applies what the outbox announces now, without waiting to be woken. */
  catchUp(): Promise<void>;
}

export interface SearchDeps extends Omit<SearchIndexDeps, 'db'> {
  connection: DatabaseConnection;
  log: Log;
}

export function createSearch({ connection, log, ...indexDeps }: SearchDeps): Search {
  const { db } = connection;
  const { clock } = indexDeps;
  const index = createSearchIndex({ db, ...indexDeps });
  let stopListening: (() => Promise<void>) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let builtOn: PlainDate | null = null;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isWoken = false;

  async function build(): Promise<void> {
    const today = clock.today();
    await index.build();
    builtOn = today;
  }

  async function catchUpOnce(): Promise<void> {
    // Each night anew: by this, drift of any cause lasts a day at most.
    if (builtOn !== clock.today()) {
      await build();
      await searchStore.pruneOutbox(db);
    } else await index.applyOutbox();
  }

  /** One run at a time; being woken during a run asks for another. */
  function wake(): Promise<void> {
    isWoken = true;
    running ??= (async () => {
      try {
        while (isWoken && !isStopped) {
          isWoken = false;
          await catchUpOnce();
        }
      } catch (error) {
        log.error({ err: error }, 'search index could not be brought up to date');
      } finally {
        running = null;
      }
    })();
    return running;
  }

  return {
    async start() {
      isStopped = false;
      stopListening = await connection.listen('outbox', () => void wake());
      await build();
      timer = setInterval(() => void wake(), pollMs);
      timer.unref();
      log.info({ homes: index.engine().size }, 'search index built');
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
      await stopListening?.();
      stopListening = null;
    },
    get ready() {
      return index.isBuilt;
    },
    get size() {
      return index.isBuilt ? index.engine().size : 0;
    },
    get today() {
      return index.engine().today;
    },
    answer: (filter, options) => index.engine().search(filter, options),
    clusters: (filter, zoom) => index.engine().clusters(filter, zoom),
    find: (filter) => index.engine().find(filter),
    capacity: (filter) => index.engine().capacity(filter),
    suggest: (text, language, limit) => index.engine().suggest(text, language, limit),
    countsByLocation: () => index.engine().countsByLocation(),
    countsByOffer: () => index.engine().countsByOffer(),
    offersOf: (objectNumber) => (index.isBuilt ? index.engine().offersOf(objectNumber) : null),
    refreshHome: (objectNumber) => index.refresh(objectNumber),
    catchUp: wake,
  };
}
