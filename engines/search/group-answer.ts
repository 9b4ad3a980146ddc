import type { Cents } from '../../domain/money.ts';
import type { Stay } from '../../domain/stay.ts';
import type { HomeParty } from './share-party.ts';

/** How much a search for groups looks at; an answer is the same whatever the engine. */
export interface GroupBounds {
  /** Homes of one size of party that are looked at, the cheapest first. */
  candidates: number;
  /** Homes near a home, by size of the group; the cheapest first. */
  neighbours: { readonly 2: number; readonly 3: number };
  groups: number;
}
export interface GroupHome extends HomeParty {
  objectNumber: number;
  /** The complete price of the stay for these guests. */
  price: Cents;
}

/** Two or three homes near each other that take a party together and are free for the same stay. */
export interface HomeGroup {
  /** The largest first; of the same size the lower number. */
  homes: GroupHome[];
  price: Cents;
  /** Persons whom the homes take together. */
  capacity: number;
  /** Metres between the two homes that lie farthest apart. */
  metres: number;
}

export interface GroupAnswer {
  /** Null without valid dates: there are no groups then. */
  stay: Stay | null;
  /** By price, then by distance. */
  groups: HomeGroup[];
}
