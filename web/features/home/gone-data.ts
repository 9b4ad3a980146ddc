import type { CardHome } from './card-home.ts';

/** Data of a 410: homes similar to the removed one. */
export interface RemovedHomeData {
  similar: readonly CardHome[];
}
