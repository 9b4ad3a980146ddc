import type { Language, Localized } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';

/** A place, whether or not it is in the catalogue. */
export interface NamedPlace {
  /** Its current or future number in the catalogue; 0 for an island, lake or village that has none. */
  id: number;
  names: Localized;
  /** Its holiday region or state; null if the country has no subdivisions. */
  areaNames: Localized | null;
  countryNames: Localized;
  /** Coordinates of its centre. */
  lat: number;
  lon: number;
}

/** The town of a position. */
export interface FoundPlace extends NamedPlace {
  /** The district of the town, by its local name. */
  quarter: string | null;
  /** Distance from the sea; null if it is far. */
  kmToSea: number | null;
  /** Data from which `ensure` creates the place. */
  source: unknown;
}

/** Locates towns world-wide by the same rules as the importer. */
export interface PlaceFinder {
  /** Returns the town of a position; null at sea and far from all towns. */
  at(position: { lat: number; lon: number }): Promise<FoundPlace | null>;
  /**
   * Returns places whose name or postcode begins like the typed one, best first; those of wanted countries alone if there are any.
   * Their coordinates lead to them by `at`.
   */
  findByName(name: string, language: Language, isWanted: (country: string) => boolean): Promise<NamedPlace[]>;
  /** Loads the data for `at`, which takes seconds after a time without queries. */
  prepare(): void;
  /** Finds or creates a place in the catalogue, with its country and regions if missing. */
  ensure(tx: Tx, foundPlace: FoundPlace): Promise<{ placeId: number; regionId: number; country: string }>;
}
