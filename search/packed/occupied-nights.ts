import type { Stay } from '../../domain/stay.ts';
import { IntPool } from '../int-pool.ts';
import { dayNumberOf } from '../known-days.ts';
import { occupiedRing } from './home-record.ts';
import type { TileStore } from './tile-store.ts';

/** Taken nights of the homes: rings of words of 32 days in the tiles, and stays that are later than these. */
export class OccupiedNights {
  /** Of the home that was read last. */
  readonly ring: Uint32Array;
  /** The word of days that the rings begin with. */
  baseWord: number;
  readonly #tiles: TileStore;
  /** By row, stays that end after the ring of days: from, until. */
  readonly #later = new IntPool();

  constructor(tiles: TileStore, today: number) {
    this.#tiles = tiles;
    this.ring = new Uint32Array(tiles.ringWords);
    this.baseWord = today >>> 5;
  }

  read(row: number, occupied: readonly Stay[]): void {
    this.#later.set(row, occupiedRing(occupied, this.baseWord * 32, this.ring));
  }

  /** Puts the ring that was read in place of the home's, and makes its sets by day say the same. */
  replace(slot: number): void {
    const { uint32 } = this.#tiles.memory;
    const at = this.#tiles.occupiedAt(slot);
    const words = this.ring.length;
    let from = Infinity;
    let until = -Infinity;
    let isFreed = false;
    for (let index = 0; index < words; index += 1) {
      const word = this.baseWord + index;
      const before = uint32[at + (word % words)]!;
      const changed = before ^ this.ring[word % words]!;
      if (changed === 0) continue;
      if ((changed & before) !== 0) isFreed = true;
      from = Math.min(from, word * 32 + 31 - Math.clz32(changed & -changed));
      until = Math.max(until, word * 32 + 32 - Math.clz32(changed));
    }
    if (until < 0) return;
    if (!isFreed) return this.#takeRuns(slot, from, until);
    this.#tiles.putOccupied(slot, this.ring);
    this.#tiles.fillSlot(slot, this.baseWord, from, until, true);
  }

  /** Takes the nights of one more stay. */
  take(row: number, slot: number, { startDate, endDate }: Stay): void {
    const from = dayNumberOf(startDate);
    const until = dayNumberOf(endDate);
    this.#tiles.occupy(slot, this.baseWord, from, until);
    const end = (this.baseWord + this.ring.length) * 32;
    if (until > end) this.#keepAside(row, Math.max(end, from), until);
  }

  /** The rings move on to a later word of days: what was kept aside comes in. */
  advance(word: number, rows: Iterable<number>, slotOfRow: (row: number) => number): void {
    const words = this.ring.length;
    const before = (this.baseWord + words) * 32;
    const firstDay = word * 32;
    const end = firstDay + words * 32;
    this.baseWord = word;
    const { uint32 } = this.#tiles.memory;
    for (const row of rows) {
      const at = this.#tiles.occupiedAt(slotOfRow(row));
      for (let day = Math.max(before, firstDay); day < end; day += 32) uint32[at + ((day / 32) % words)] = 0;
      const rest: number[] = [];
      for (let pair = this.#later.start(row); pair < this.#later.end(row); pair += 2) {
        const from = this.#later.data[pair]!;
        const until = this.#later.data[pair + 1]!;
        for (let day = Math.max(from, firstDay); day < Math.min(until, end); day += 1) {
          uint32[at + ((day >>> 5) % words)]! |= 1 << (day & 31);
        }
        if (until > end) rest.push(Math.max(from, end), until);
      }
      this.#later.set(row, rest);
    }
  }

  bytes(): number {
    return this.#later.bytes();
  }

  /** The nights between two days that are taken in the ring that was read; some of them are already. */
  #takeRuns(slot: number, from: number, until: number): void {
    for (let day = from; day < until; day += 1) {
      const first = day;
      while (day < until && this.#isTaken(day)) day += 1;
      if (day > first) this.#tiles.occupy(slot, this.baseWord, first, day);
    }
  }

  #isTaken(day: number): boolean {
    return ((this.ring[(day >>> 5) % this.ring.length]! >>> (day & 31)) & 1) !== 0;
  }

  /** Told twice, it is kept once. */
  #keepAside(row: number, from: number, until: number): void {
    const pairs = [...this.#later.data.subarray(this.#later.start(row), this.#later.end(row))];
    for (let pair = 0; pair < pairs.length; pair += 2)
      if (pairs[pair]! <= from && pairs[pair + 1]! >= until) return;
    this.#later.set(row, [...pairs, from, until]);
  }
}
