import type { PlainDate } from '../../domain/stay.ts';
import type { Engine } from './answer.ts';
import type { IndexedHome, IndexedLocation } from './indexed-home.ts';
import type { Snapshot } from './snapshot.ts';

export interface EngineInput {
  homes: Iterable<IndexedHome>;
  locations: readonly IndexedLocation[];
  today: PlainDate;
}

/** An index in the making, for homes that come in parts: each is added once. */
export interface EngineBuilder {
  add(home: IndexedHome): void;
  finish(): StorableEngine;
}

export interface StorableEngine extends Engine {
  /** Writes its whole memory; nothing may change it meanwhile. */
  store(snapshot: Snapshot): Promise<void>;
  /** Ends what works beside it; called by who has another engine in its place. Searches under way are answered. */
  close(): void;
}
