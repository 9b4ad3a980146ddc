import type { CardHome } from './card-home.ts';

/** The data that a 410 brings along: homes like the one that was removed. */
export interface GoneData {
  similar: readonly CardHome[];
}
