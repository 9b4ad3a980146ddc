import type { CardHome } from './card-home.ts';

export interface RemovedHomeData {
  similar: readonly CardHome[];
}
