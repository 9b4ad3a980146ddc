import type { SortOrder } from '../../domain/search-filter.ts';
import type { Ranking } from '../ranking.ts';
import type { Kernel } from './kernel.ts';
import type { KernelQuery } from './kernel-query.ts';
import type { PackedHomes } from './packed-homes.ts';

/** A hit of the list that the kernel left. */
export interface ListedHit {
  slot: number;
  row: number;
  price: number;
}

const kernelOrders: Readonly<Record<SortOrder, number>> = {
  priceAsc: 0,
  priceDesc: 1,
  recommendation: 2,
  rating: 3,
};
/** Best and worst score of a home, and the range of the kernel's keys. */
const scoreMost = 100;
const keysMost = 4_000_000_000;
const noScores = new Float64Array(0);

/** Puts hits in order: the kernel tells which may be on the page, these alone are sorted. */
export class HitOrder {
  readonly #kernel: Kernel;
  readonly #homes: PackedHomes;
  readonly #query: KernelQuery;
  readonly #ranking: Ranking;

  constructor(kernel: Kernel, homes: PackedHomes, query: KernelQuery, ranking: Ranking) {
    this.#kernel = kernel;
    this.#homes = homes;
    this.#query = query;
    this.#ranking = ranking;
  }

  /** Brings the kernel's keys up to date, as the next search would. */
  settle(today: number): void {
    this.#scores('recommendation', today);
  }

  page(sort: SortOrder = 'recommendation', from: number, until: number, today: number): ListedHit[] {
    const scores = this.#scores(sort, today);
    const before = this.#kernel.selectRange(kernelOrders[sort], from, until);
    const { int32 } = this.#homes.tiles.memory;
    const count = int32[this.#kernel.constant('CHOSEN_COUNT') >>> 2]!;
    const at = this.#query.chosen >>> 2;
    const chosen = Array.from(int32.subarray(at, at + count), (index) => this.#hit(index));
    return this.#sorted(sort, chosen, scores).slice(from - before, until - before);
  }

  all(sort: SortOrder = 'recommendation', total: number, today: number): ListedHit[] {
    const scores = this.#scores(sort, today);
    return this.#sorted(
      sort,
      Array.from({ length: total }, (_, index) => this.#hit(index)),
      scores,
    );
  }

  #hit(index: number): ListedHit {
    const { int32 } = this.#homes.tiles.memory;
    const slot = int32[(this.#query.hitSlots >>> 2) + index]!;
    return { slot, row: this.#homes.rowOfSlot(slot), price: int32[(this.#query.hitPrices >>> 2) + index]! };
  }

  #sorted(sort: SortOrder, hits: ListedHit[], scores: Float64Array): ListedHit[] {
    const { objectNumber, rating } = this.#homes.table.columns;
    const compare = (a: ListedHit, b: ListedHit): number => {
      const difference =
        sort === 'recommendation'
          ? scores[b.row]! - scores[a.row]!
          : sort === 'rating'
            ? rating[b.row]! - rating[a.row]!
            : Number(a.price < 0) - Number(b.price < 0) ||
              (sort === 'priceAsc' ? a.price - b.price : b.price - a.price);
      return difference || objectNumber[a.row]! - objectNumber[b.row]!;
    };
    return hits.sort(compare);
  }

  /** Of all rows; the kernel's keys fall as the scores rise. */
  #scores(sort: SortOrder, today: number): Float64Array {
    if (sort !== 'recommendation') return noScores;
    return this.#ranking.settle(today, this.#putKey);
  }

  readonly #putKey = (row: number, score: number): void => {
    const share = Math.min(1, Math.max(0, 1 - score / scoreMost));
    this.#homes.tiles.putRankKey(this.#homes.slotOfRow(row), Math.round(share * keysMost));
  };
}
