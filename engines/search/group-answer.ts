import type { Cents } from '../../domain/money.ts';
import type { Stay } from '../../domain/stay.ts';
import type { HomeParty } from './share-party.ts';

/** Limits of a search for groups. Answers do not depend on the engine. */
export interface GroupBounds {
  /** Number of candidate homes for each party size, cheapest first. */
  candidates: number;
  /** Number of homes considered near a home, by size of the group, cheapest first. */
  neighbours: { readonly 2: number; readonly 3: number };
  groups: number;
}
export interface GroupHome extends HomeParty {
  objectNumber: number;
  /** The complete price of the stay for the guests of this home. */
  price: Cents;
}

/** Two or three homes near each other that take a party together and are free for the same stay. */
export interface HomeGroup {
  /** Largest home first; of equal size, the lower number. */
  homes: GroupHome[];
  price: Cents;
  /** Number of persons for whom the homes have room together. */
  capacity: number;
  /** Distance in metres between the two homes farthest apart. */
  metres: number;
}

export interface GroupAnswer {
  /** Null without valid dates, in which case there are no groups. */
  stay: Stay | null;
  /** Sorted by price, then by distance. */
  groups: HomeGroup[];
}
