import type { Language, Localized } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';

/** A place of the world, whether the catalogue has it yet or not. */
export interface NamedPlace {
  /** The number that the catalogue has it under, or will have; 0 of an island, a lake or a village that has none. */
  id: number;
  names: Localized;
  /** The holiday region or the state in which it lies; null where its country has no parts. */
  areaNames: Localized | null;
  countryNames: Localized;
  /** Its middle. */
  lat: number;
  lon: number;
}

/** The town that a position belongs to. */
export interface FoundPlace extends NamedPlace {
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
  /** Finds the places that fit a name, a postcode or the beginning of one, best first; where they lie is known to `at`. */
  named(name: string, language: Language): Promise<NamedPlace[]>;
  /** Makes ready to find what lies at a position, which takes seconds after a while without questions. */
  prepare(): void;
  /** Finds a place in the catalogue, or makes it, with country and regions where these are missing too. */
  ensure(tx: Tx, found: FoundPlace): Promise<{ placeId: number; regionId: number; country: string }>;
}
