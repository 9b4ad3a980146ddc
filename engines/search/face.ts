export type {
  Answer,
  Cluster,
  ClusterAnswer,
  Engine,
  EngineKind,
  Hit,
  LocationSuggestion,
  SearchOptions,
  TimedAnswer,
} from './answer.ts';
export { EngineTooSmallError, restoreEngine, startEngine } from './engine.ts';
export type { StorableEngine } from './storable-engine.ts';

// Input.
export type { IndexedHome, IndexedLocation } from './indexed-home.ts';
export type { Column, Snapshot } from './snapshot.ts';

// Interpretation of homes and dates, for other readers of the same data.
export { parseDayNumber } from './day-numbers.ts';
export { matchesOffer } from './matches-home.ts';
export { countDogs } from './period.ts';

// Parts of an answer.
export type { GroupAnswer, HomeGroup } from './group-answer.ts';
export type { PriceRange } from './statistics.ts';
export type { Correction } from './word-index.ts';
