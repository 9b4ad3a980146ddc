import type {
  EngineKind,
  SearchOptions,
  TimedAnswer,
  ClusterAnswer,
  GroupAnswer,
  LocationSuggestion,
  Engine,
} from '../../../engines/search/face.ts';
import type { BuildState } from './rules/build-progress.ts';
import type { SearchFilter, LocationFilter } from '../../../domain/search-filter.ts';
import type { Language } from '../../../domain/language.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';

export interface Search {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** False until the index is built. */
  readonly ready: boolean;
  /** Returns one page with everything that a result page shows; prices in cents. */
  answer(filter: SearchFilter, options?: SearchOptions): Promise<TimedAnswer>;
  clusters(filter: SearchFilter, zoom: number): ClusterAnswer;
  /** Returns two or three homes near each other that take a party together; prices in cents. */
  groups(filter: SearchFilter): GroupAnswer;
  find(filter: SearchFilter): number[];
  /** Returns the share of the searched place's homes that are free in the period, in whole percent; null without dates. */
  capacity(filter: SearchFilter): number | null;
  suggest(text: string, language: Language, limit?: number): LocationSuggestion[];
  corrections(filter: SearchFilter): ReturnType<Engine['corrections']>;
  /** Counts active homes by country code, region key and place id (as text). */
  countsByLocation(): ReturnType<Engine['countsByLocation']>;
  /** Counts active homes at a location; 0 for an unknown one. */
  countAt(...location: Parameters<Engine['countAt']>): number;
  countsByOffer(): ReadonlyMap<number, number>;
  /** Counts active homes of each offer in a location; offers without any may be missing. */
  countsByOfferIn(location: LocationFilter): Promise<ReadonlyMap<number, number>>;
  /** Returns all offers that contain an active home, selected or by its features; null for other homes and before the first build. */
  findOffers(objectNumber: number): readonly number[] | null;
  readonly size: number;
  /** Increases with every change applied to the index, and with every new index. */
  readonly version: number;
  readonly today: PlainDate;
  /** Rereads a home after a commit on this node, so that the next search sees it. */
  refreshHome(objectNumber: number): Promise<void>;
  /** Occupies the nights of a stay that this node has just committed; call `refreshNights` afterwards. */
  occupyNights(objectNumber: number, stay: Stay): void;
  refreshNights(objectNumber: number): Promise<void>;
  catchUp(): Promise<void>;
  /** Compares the index with the database and repairs it; returns the number of homes that had drifted. */
  checkDrift(): Promise<number>;
  state(): SearchState;
}

export interface SearchState {
  /** The engine in use; null before the first build. */
  engine: EngineKind | null;
  homes: number;
  bytes: number;
  waiting: number;
  /** Milliseconds by which the index may lag behind committed bookings; null before the first build. */
  lagMs: number | null;
  /** Number of homes that differed from the database, since the start. */
  driftedHomes: number;
  /** Progress of the index that is being built; null while none is. */
  building: BuildState | null;
}
