import { addMonths } from '../../../domain/months.ts';
import { fromDayNumber, toDayNumber } from '../../../domain/stay.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { directory, fields, sizes, tileParts } from './layout.ts';
import { wordOffsets } from './word-offsets.ts';

const limits = directory.bookingLimits >>> 2;
const limitAt = wordOffsets(fields.bookingLimits);
const monthEnds = directory.monthEnds >>> 2;
const bitmapWords = sizes.bitmapBytes / 4;

/** Rules of whole homes in the tiles: bitmaps of lead times and horizons, and numbers of nights about gaps. */
export class TileRules {
  readonly #memory: KernelMemory;

  constructor(memory: KernelMemory, today: number) {
    this.#memory = memory;
    this.moveTo(today);
  }

  get today(): number {
    return this.#memory.int32[limits + limitAt.today]!;
  }

  moveTo(today: number): void {
    const { int32 } = this.#memory;
    int32[limits + limitAt.today] = today;
    const date = fromDayNumber(today);
    for (let months = 0; months <= sizes.horizonMonthsMax; months += 1)
      int32[monthEnds + months] = toDayNumber(addMonths(date, months));
  }

  /** `isClosed` is true after the hour from which the first of these days accepts no arrival. */
  put(tile: number, tileSlot: number, rules: PackedRules, isClosed: boolean): void {
    const { int32, uint16 } = this.#memory;
    const { leadDays, leadHour, horizonMonths, gapRules } = rules;
    uint16[((tile + tileParts.gapRules) >>> 1) + tileSlot] = gapRules;
    const leads = (tile + tileParts.leadTimes) >>> 2;
    for (let ahead = 0; ahead < sizes.leadDaysMax; ahead += 1)
      this.#putBit(leads + ahead * bitmapWords, tileSlot, ahead < leadDays);
    const horizons = (tile + tileParts.horizons) >>> 2;
    for (let months = 1; months <= sizes.horizonMonthsMax; months += 1)
      this.#putBit(
        horizons + (months - 1) * bitmapWords,
        tileSlot,
        horizonMonths > 0 && horizonMonths <= months,
      );
    this.close(tile, tileSlot, leadDays, isClosed);
    const lead = limits + limitAt.longestLead;
    int32[lead] = Math.max(int32[lead]!, leadDays + (leadHour < 24 ? 1 : 0));
    const horizon = limits + limitAt.shortestHorizon;
    if (horizonMonths > 0) int32[horizon] = Math.min(int32[horizon]! || horizonMonths, horizonMonths);
  }

  /** Closes or opens the first day on which a home with this lead time takes arrivals. */
  close(tile: number, tileSlot: number, leadDays: number, isClosed: boolean): void {
    const leads = (tile + tileParts.leadTimes) >>> 2;
    this.#putBit(leads + leadDays * bitmapWords, tileSlot, isClosed);
  }

  #putBit(bitmap: number, tileSlot: number, isSet: boolean): void {
    const { int32 } = this.#memory;
    const bit = 1 << (tileSlot & 31);
    const at = bitmap + (tileSlot >>> 5);
    int32[at] = isSet ? int32[at]! | bit : int32[at]! & ~bit;
  }
}

export interface PackedRules {
  leadDays: number;
  leadHour: number;
  /** 0 if the home has no horizon of its own. */
  horizonMonths: number;
  /** See `gapRules` in the layout. */
  gapRules: number;
}
