import type { PlainDate } from '../../domain/stay.ts';
import type { Engine } from './answer.ts';
import type { IndexedHome, IndexedLocation } from './indexed-home.ts';
import type { Snapshot } from './snapshot.ts';

export interface EngineInput {
  homes: Iterable<IndexedHome>;
  locations: readonly IndexedLocation[];
  today: PlainDate;
  /** Hour of the day in Berlin. Absent for 0. */
  hour?: number | undefined;
}

/**
 * Data needed to store or start an engine: locations and day, and the assignment of regions to engines if several are
 * joined.
 */
export interface StoredHeader extends Omit<EngineInput, 'homes'> {
  /** Null for a single engine. */
  joined: { partCount: number; partByRegion: readonly (readonly [region: string, part: number])[] } | null;
}

/** An index under construction; each home is added once. */
export interface EngineBuilder {
  add(home: IndexedHome): void;
  finish(): StorableEngine;
}

export interface StorableEngine extends Engine {
  /** Writes its whole memory; nothing may change it during that time. */
  store(snapshot: Snapshot): Promise<void>;
  /** Ends background work; call it when another engine has replaced this one. Current searches are still answered. */
  close(): void;
}
