import type { SortOrder } from '../../domain/search-filter.ts';
import { Ranking } from '../ranking.ts';
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

/** Puts hits in order: the kernel tells which may be on the page, these alone are sorted. */
export class HitOrder {
  readonly #kernel: Kernel;
  readonly #homes: PackedHomes;
  readonly #query: KernelQuery;
  readonly #ranking = new Ranking();
  #areKeysStale = true;

  constructor(kernel: Kernel, homes: PackedHomes, query: KernelQuery) {
    this.#kernel = kernel;
    this.#homes = homes;
    this.#query = query;
  }

  invalidate(): void {
    this.#ranking.invalidate();
    this.#areKeysStale = true;
  }

  /** What the rank of a home depends on. */
  factsOf(row: number): string {
    const c = this.#homes.table.columns;
    return [c.rating, c.ratingCount, c.weekPrice, c.personsMax, c.completeness, c.createdDay, c.region]
      .map((column) => column[row])
      .join();
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
    const keyOf = ({ row, price }: ListedHit): number => {
      if (sort === 'recommendation') return -scores[row]!;
      if (sort === 'rating') return -rating[row]!;
      if (price < 0) return Infinity;
      return sort === 'priceAsc' ? price : -price;
    };
    return hits
      .map((hit) => ({ hit, key: keyOf(hit) }))
      .sort((a, b) => (a.key === b.key ? objectNumber[a.hit.row]! - objectNumber[b.hit.row]! : a.key - b.key))
      .map(({ hit }) => hit);
  }

  /** Of all rows; the kernel's keys fall as the scores rise. */
  #scores(sort: SortOrder, today: number): Float64Array {
    if (sort !== 'recommendation') return new Float64Array(0);
    const scores = this.#ranking.scores(this.#homes.table, today);
    if (this.#areKeysStale) {
      this.#areKeysStale = false;
      for (const row of this.#homes.table.slotOf.values()) {
        const share = Math.min(1, Math.max(0, 1 - scores[row]! / scoreMost));
        this.#homes.tiles.putRankKey(this.#homes.slotOfRow(row), Math.round(share * keysMost));
      }
    }
    return scores;
  }
}
