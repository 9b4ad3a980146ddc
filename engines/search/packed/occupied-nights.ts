import type { Stay } from '../../../domain/stay.ts';
import { IntPool } from '../int-pool.ts';
import { parseDayNumber } from '../day-numbers.ts';
import type { Snapshot } from '../snapshot.ts';
import { occupiedRingBuffer } from './home-record.ts';
import type { TileStore } from './tile-store.ts';

/** Occupied nights of homes: ring buffers of words of 32 days in the tiles, and later stays. */
export class OccupiedNights {
  /** Occupied nights of the home that was read last. */
  readonly ringBuffer: Uint32Array;
  /** Number of the word of 32 days with which the ring buffers begin. */
  baseWord: number;
  readonly #tiles: TileStore;
  /** By doc id: occupied nights after the end of the ring buffer, as pairs of from and until. */
  readonly #later = new IntPool();

  constructor(tiles: TileStore, today: number) {
    this.#tiles = tiles;
    this.ringBuffer = new Uint32Array(tiles.ringWords);
    this.baseWord = today >>> 5;
  }

  read(docId: number, occupied: readonly Stay[]): void {
    this.#later.set(docId, occupiedRingBuffer(occupied, this.baseWord * 32, this.ringBuffer));
  }

  /** Replaces the home's ring buffer by the one that was read, and updates its bitmaps by day. */
  replace(slot: number): void {
    const { uint32 } = this.#tiles.memory;
    const at = this.#tiles.occupiedAt(slot);
    const words = this.ringBuffer.length;
    let from = Infinity;
    let until = -Infinity;
    let isFreed = false;
    for (let index = 0; index < words; index += 1) {
      const word = this.baseWord + index;
      const before = uint32[at + (word % words)]!;
      const changed = before ^ this.ringBuffer[word % words]!;
      if (changed === 0) continue;
      if ((changed & before) !== 0) isFreed = true;
      from = Math.min(from, word * 32 + 31 - Math.clz32(changed & -changed));
      until = Math.max(until, word * 32 + 32 - Math.clz32(changed));
    }
    if (until < 0) return;
    if (!isFreed) return this.#occupyRuns(slot, from, until);
    this.#tiles.putOccupied(slot, this.ringBuffer);
    this.#tiles.fillSlot(slot, this.baseWord, from, until, true);
  }

  occupy(docId: number, slot: number, { startDate, endDate }: Stay): void {
    const from = parseDayNumber(startDate);
    const until = parseDayNumber(endDate);
    this.#tiles.occupy(slot, this.baseWord, from, until);
    const end = (this.baseWord + this.ringBuffer.length) * 32;
    if (until > end) this.#storeLater(docId, Math.max(end, from), until);
  }

  /** Advances the ring buffers to a later word of days and moves stored later stays into them. */
  advance(word: number, docIds: Iterable<number>, findSlot: (docId: number) => number): void {
    const words = this.ringBuffer.length;
    const before = (this.baseWord + words) * 32;
    const firstDay = word * 32;
    const end = firstDay + words * 32;
    this.baseWord = word;
    const { uint32 } = this.#tiles.memory;
    for (const docId of docIds) {
      const at = this.#tiles.occupiedAt(findSlot(docId));
      for (let day = Math.max(before, firstDay); day < end; day += 32) uint32[at + ((day / 32) % words)] = 0;
      const laterPairs: number[] = [];
      for (let pair = this.#later.start(docId); pair < this.#later.end(docId); pair += 2) {
        const from = this.#later.data[pair]!;
        const until = this.#later.data[pair + 1]!;
        for (let day = Math.max(from, firstDay); day < Math.min(until, end); day += 1) {
          uint32[at + ((day >>> 5) % words)]! |= 1 << (day & 31);
        }
        if (until > end) laterPairs.push(Math.max(from, end), until);
      }
      this.#later.set(docId, laterPairs);
    }
  }

  async exchange(snapshot: Snapshot): Promise<void> {
    this.baseWord = await snapshot.value(this.baseWord);
    await this.#later.exchange(snapshot);
  }

  bytes(): number {
    return this.#later.bytes();
  }

  /** Updates the bitmaps for occupied nights between two days in the ring buffer that was read; some are set already. */
  #occupyRuns(slot: number, from: number, until: number): void {
    for (let day = from; day < until; day += 1) {
      const first = day;
      while (day < until && this.#isOccupied(day)) day += 1;
      if (day > first) this.#tiles.occupy(slot, this.baseWord, first, day);
    }
  }

  #isOccupied(day: number): boolean {
    return ((this.ringBuffer[(day >>> 5) % this.ringBuffer.length]! >>> (day & 31)) & 1) !== 0;
  }

  /** Stores a period once, however often it is passed. */
  #storeLater(docId: number, from: number, until: number): void {
    const pairs = [...this.#later.data.subarray(this.#later.start(docId), this.#later.end(docId))];
    for (let pair = 0; pair < pairs.length; pair += 2)
      if (pairs[pair]! <= from && pairs[pair + 1]! >= until) return;
    this.#later.set(docId, [...pairs, from, until]);
  }
}
