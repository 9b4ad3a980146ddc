import type { Discount } from '../../../domain/pricing/home-rates.ts';
import { findLowestWeek, type Surcharge } from '../../../domain/pricing/lowest-week.ts';
import type { SeasonsByIndex } from '../../../domain/pricing/seasons-by-index.ts';
import type { Stay } from '../../../domain/stay.ts';
import type { IndexedHome } from '../indexed-home.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { parseDayNumber } from '../day-numbers.ts';
import { sizes, structureBytes } from './layout.ts';
import { cents } from '../../../domain/cents.ts';
import type { Cents } from '../../../domain/money.ts';

export const seasonWords = structureBytes.season >>> 2;
const nothing: readonly number[] = [];
const longestStay = 65_535;

let packed = new Int32Array(64 * seasonWords);

/** Packs six words for each season, as the kernel reads them. The result must be read at once: the next call overwrites it. */
export function packSeasons({ seasons }: IndexedHome['rates']): Int32Array {
  const words = seasons.length * seasonWords;
  if (words > packed.length) packed = new Int32Array(2 * words);
  let at = 0;
  for (const season of seasons) {
    packed[at] = parseDayNumber(season.fromDate);
    packed[at + 1] = parseDayNumber(season.untilDate);
    packed[at + 2] = season.nightly;
    packed[at + 3] = season.weekly;
    packed[at + 4] = Math.min(season.minStay, longestStay) | (Math.min(season.maxStay, longestStay) << 16);
    packed[at + 5] = season.arrivalDays | (season.departureDays << 7);
    at += seasonWords;
  }
  return packed.subarray(0, words);
}

/** Reads the packed seasons of one home after another, so that reading a catalogue creates no object per home. */
class PackedSeasons implements SeasonsByIndex {
  length = 0;
  #words = new Int32Array(0);
  #at = 0;

  enter(memory: KernelMemory, seasons: number, count: number): this {
    this.#words = memory.int32;
    this.#at = seasons >>> 2;
    this.length = count;
    return this;
  }

  fromDay(index: number): number {
    return this.#word(index, 0);
  }

  untilDay(index: number): number {
    return this.#word(index, 1);
  }

  nightly(index: number): Cents {
    return cents(this.#word(index, 2) >>> 0);
  }

  weekly(index: number): Cents {
    return cents(this.#word(index, 3) >>> 0);
  }

  minStay(index: number): number {
    return this.#word(index, 4) & longestStay;
  }

  maxStay(index: number): number {
    return this.#word(index, 4) >>> 16;
  }

  arrivalDays(index: number): number {
    return this.#word(index, 5) & 127;
  }

  departureDays(index: number): number {
    return this.#word(index, 5) >>> 7;
  }

  #word(index: number, word: number): number {
    return this.#words[this.#at + index * seasonWords + word]!;
  }
}

const packedSeasons = new PackedSeasons();

/** Accommodation of the cheapest week that a home's seasons allow, in cents; -1 where they allow none. */
export function lowestWeek(
  memory: KernelMemory,
  seasons: number,
  count: number,
  today: number,
  surcharge?: Surcharge,
): number {
  return findLowestWeek(packedSeasons.enter(memory, seasons, count), today, surcharge);
}

const kinds: readonly Discount['kind'][] = ['early', 'lastMinute', 'longStay'];
const { columnThresholdMax, listThresholdMax } = sizes;

/** Each in one word: kind << 30 | percent << 23 | threshold. */
export function packDiscounts(discounts: readonly Discount[]): readonly number[] {
  if (discounts.length === 0) return nothing;
  return discounts.map(
    ({ kind, threshold, percent }) =>
      ((kinds.indexOf(kind) << 30) | (percent << 23) | Math.min(threshold, listThresholdMax)) >>> 0,
  );
}

/** One half of a word for each kind, threshold << 7 | percent; null when a kind occurs twice, or something does not fit. */
export function discountColumns(packed: ArrayLike<number>): [number, number, number] | null {
  const columns: [number, number, number] = [0, 0, 0];
  for (let index = 0; index < packed.length; index += 1) {
    const discount = packed[index]!;
    const kind = discount >>> 30;
    const percent = (discount >>> 23) & 127;
    const threshold = discount & listThresholdMax;
    if (columns[kind] !== 0 || percent > 100 || threshold > columnThresholdMax) return null;
    columns[kind] = threshold * 128 + percent;
  }
  return columns;
}

/**
 * Writes occupied nights as a ring buffer of bits by day, for the days [firstDay, firstDay + days of the ring
 * buffer); returns the later parts of the stays as pairs of first day and day after the last.
 */
export function occupiedRingBuffer(
  occupied: readonly Stay[],
  firstDay: number,
  ringBuffer: Uint32Array,
): readonly number[] {
  const words = ringBuffer.length;
  const end = firstDay + words * 32;
  let later: number[] | null = null;
  ringBuffer.fill(0);
  for (let index = 0; index < occupied.length; index += 1) {
    const { startDate, endDate } = occupied[index]!;
    const start = parseDayNumber(startDate);
    const until = parseDayNumber(endDate);
    if (until > end) (later ??= []).push(Math.max(end, start), until);
    const last = Math.min(end, until);
    for (let day = Math.max(firstDay, start); day < last;) {
      const bit = day & 31;
      const count = Math.min(32 - bit, last - day);
      ringBuffer[(day >>> 5) % words]! |= (0xffffffff >>> (32 - count)) << bit;
      day += count;
    }
  }
  return later ?? nothing;
}
