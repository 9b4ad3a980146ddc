import type { Localized } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';

/** A town of the world, whether the catalogue has it yet or not. */
export interface FoundPlace {
  /** The number that the catalogue has it under, or will have. */
  id: number;
  names: Localized;
  /** The holiday region or the state in which it lies; null where its country has no parts. */
  areaNames: Localized | null;
  countryNames: Localized;
  /** The middle of the town. */
  lat: number;
  lon: number;
  /** The part of the town in which the position lies, by its own name. */
  quarter: string | null;
  /** How far the sea is from the position; null where it is far. */
  kmToSea: number | null;
  /** What the finder makes the place of. */
  source: unknown;
}

/** Knows where the towns of the world lie, by the same rules as the importer. */
export interface PlaceFinder {
  /** Finds the town that a position belongs to; null in the sea and far from all towns. */
  at(position: { lat: number; lon: number }): Promise<FoundPlace | null>;
  /** Finds the towns of a name in any language, the largest first. */
  named(name: string): Promise<FoundPlace[]>;
  /** Makes ready to find, which takes seconds after a while without questions. */
  prepare(): void;
  /** Finds a place in the catalogue, or makes it, with country and regions where these are missing too. */
  ensure(tx: Tx, found: FoundPlace): Promise<{ placeId: number; regionId: number; country: string }>;
}
