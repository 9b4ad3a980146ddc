import type {
  EngineKind,
  SearchOptions,
  TimedAnswer,
  ClusterAnswer,
  LocationSuggestion,
  Engine,
} from '../../../engines/search/face.ts';
import type { BuildState } from './rules/build-progress.ts';
import type { SearchFilter, LocationFilter } from '../../../domain/search-filter.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';

/** What other areas may ask of search. */
export interface Search {
  /** Builds the index and keeps it in step from then on. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** False until the index is built. */
  readonly ready: boolean;
  /** One page with everything that a result page shows; prices in cents. */
  answer(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer>;
  /** All hits by cells of the map. */
  clusters(filter: SearchFilter, zoom: number): ClusterAnswer;
  /** Numbers of all hits, in order. */
  find(filter: SearchFilter): number[];
  /** Whole percent of the searched place's homes that are free in the period; null without dates. */
  capacity(filter: SearchFilter): number | null;
  suggest(text: string, language: Language, limit?: number): LocationSuggestion[];
  /** The words of a search in which typing errors are forgiven, folded, each with the one that it was taken for. */
  corrections(filter: SearchFilter): ReturnType<Engine['corrections']>;
  /** Active homes of each country (code), region (key) and place (id as text). */
  countsByLocation(): ReturnType<Engine['countsByLocation']>;
  /** Active homes of one of these; 0 where it is unknown. */
  countAt(...location: Parameters<Engine['countAt']>): number;
  /** Active homes of each offer. */
  countsByOffer(): ReadonlyMap<number, number>;
  /** Active homes of each offer that lie in a location; offers without any may be missing. */
  countsByOfferIn(location: LocationFilter): Promise<ReadonlyMap<number, number>>;
  /** All offers of an active home, by choice and by feature; null for others and before the first build. */
  offersOf(objectNumber: number): readonly number[] | null;
  /** Number of active homes in this node's index. */
  readonly size: number;
  /** Grows with every change that the index took over, and with every new index. */
  readonly version: number;
  /** The day that the index answers for. */
  readonly today: PlainDate;
  /** Reads a home again after a commit on this node, so that the very next search knows it. */
  refreshHome(objectNumber: number): Promise<void>;
  /** A stay that was committed on this node, at once; `refreshNights` has to follow. */
  occupyNights(objectNumber: number, stay: Stay): void;
  /** Reads the nights again, when only nights of the home were occupied or freed. */
  refreshNights(objectNumber: number): Promise<void>;
  /** Applies what the outbox announces now, without waiting to be woken. */
  catchUp(): Promise<void>;
  /** Compares the index with the database and repairs it; answers how many homes had drifted. */
  checkDrift(): Promise<number>;
  /** Tells the state of the index, for health and metrics. */
  state(): SearchState;
}

export interface SearchState {
  /** The engine that answers; null before the first build. */
  engine: EngineKind | null;
  homes: number;
  /** The index takes about so much memory. */
  bytes: number;
  /** Homes that are known to have changed and were not read again yet. */
  waiting: number;
  /** So long bookings may be committed without being in the index; null before the first build. */
  lagMs: number | null;
  /** Homes that a comparison found to differ from the database, since the start. */
  driftedHomes: number;
  /** How far the index is that is being built; null while none is. */
  building: BuildState | null;
}
