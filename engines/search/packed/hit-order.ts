import type { SortOrder } from '../../../domain/search-filter.ts';
import type { Ranking } from '../ranking.ts';
import type { KernelContext } from './kernel.ts';
import type { KernelQuery } from './kernel-query.ts';
import { hitOrder } from './layout.ts';
import type { PackedHomes } from './packed-homes.ts';

const kernelOrders: Readonly<Record<SortOrder, number>> = {
  priceAsc: hitOrder.priceAscending,
  priceDesc: hitOrder.priceDescending,
  recommendation: hitOrder.recommendation,
  rating: hitOrder.rating,
};

/** Sorts hits in the kernel; the scores of the recommendation come from here. */
export class HitOrder {
  readonly #kernel: KernelContext;
  readonly #homes: PackedHomes;
  readonly #query: KernelQuery;
  readonly #ranking: Ranking;

  constructor(kernel: KernelContext, homes: PackedHomes, query: KernelQuery, ranking: Ranking) {
    this.#kernel = kernel;
    this.#homes = homes;
    this.#query = query;
    this.#ranking = ranking;
  }

  /** Updates the scores in the kernel, as the next search would. */
  updateScores(today: number): void {
    this.#ranking.updateScores(today, this.#putScore);
  }

  /**
   * Sorts the hits of the ranks [from, until); returns the index of the first word of this page of `PageHit`s, whose
   * arrivals are not found yet. The statistics must exist.
   */
  select(sort: SortOrder = 'recommendation', from: number, until: number, today: number): number {
    if (sort === 'recommendation') this.updateScores(today);
    this.#kernel.selectRange(kernelOrders[sort], from, until);
    return this.#query.records >>> 2;
  }

  readonly #putScore = (docId: number, score: number): void => {
    this.#homes.tiles.putScore(this.#homes.findSlot(docId), score);
  };
}
