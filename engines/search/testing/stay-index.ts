import {
  accommodationPrice,
  weeklyRateFromNights,
  discountAmount,
} from '../../../domain/pricing/stay-price.ts';
import { findLowestWeek, type Surcharge } from '../../../domain/pricing/lowest-week.ts';
import {
  daysOfLead,
  fillsGap,
  lastDepartureDay,
  leavesGap,
  ruleBounds,
  type BookingRules,
  type FreeRun,
} from '../../../domain/pricing/booking-rules.ts';
import type { Discount } from '../../../domain/pricing/home-rates.ts';
import {
  fromDayNumber,
  horizonDays,
  toDayNumber,
  weekdayOfDay,
  type PlainDate,
  type Stay,
} from '../../../domain/stay.ts';
import type { IndexedHome } from '../indexed-home.ts';
import { IntPool } from '../int-pool.ts';
import type { Period } from '../period.ts';
import { cents } from '../../../domain/cents.ts';

/** Days stored after the horizon, so that the index need not be rebuilt for a month. */
const spareDays = 38;
const freeWords = (horizonDays + spareDays) / 32;
const maxTolerance = 3;

// A season in the pool: fromDay, untilDay, nightly, weekly, minStay, maxStay, arrival | departure << 7.
const seasonStride = 7;
const discountStride = 3;
const discountKinds: readonly Discount['kind'][] = ['early', 'lastMinute', 'longStay'];

/** The best stays of one home for a period. The object is reused between calls. */
interface BestStays {
  /** Lowest accommodation price in cents for a tolerance of 0 to 3 days (index); -1 when nothing fits. */
  price: Float64Array;
  /** Its arrival day. */
  day: Int32Array;
}

export function newBestStays(): BestStays {
  return { price: new Float64Array(maxTolerance + 1), day: new Int32Array(maxTolerance + 1) };
}

/** The dated facts of all homes by doc id: seasons and discounts packed, one bit for each occupied night. */
export class StayIndex {
  readonly baseDay: number;
  readonly #seasons = new IntPool();
  readonly #discounts = new IntPool();
  readonly #rules: BookingRules[] = [];
  #occupied = new Uint32Array(64 * freeWords);
  /** Hour of the day, to which lead times refer. */
  hour = 0;

  constructor(today: PlainDate) {
    this.baseDay = toDayNumber(today);
  }

  /** True if the stored days include the horizon of that day, and the nights after it that decide about gaps. */
  reaches(day: number): boolean {
    return day >= this.baseDay && day <= this.baseDay + spareDays - ruleBounds.leaveMin[1];
  }

  put(docId: number, home: IndexedHome): void {
    this.#rules[docId] = home.rates.rules;
    this.#seasons.set(
      docId,
      home.rates.seasons.flatMap((season) => [
        toDayNumber(season.fromDate),
        toDayNumber(season.untilDate),
        season.nightly,
        season.weekly,
        season.minStay,
        season.maxStay,
        season.arrivalDays | (season.departureDays << 7),
      ]),
    );
    this.#discounts.set(
      docId,
      home.rates.discounts.flatMap(({ kind, threshold, percent }) => [
        discountKinds.indexOf(kind),
        threshold,
        percent,
      ]),
    );
    this.putOccupied(docId, home.occupied);
  }

  /** True if all nights from `day` on are unoccupied and have a price. */
  #canBeStayed(docId: number, day: number, nights: number): boolean {
    const pool = this.#seasons.data;
    let at = this.#findSeason(docId, day);
    if (at < 0 || !this.isFree(docId, day, nights)) return false;
    while (pool[at + 1]! < day + nights) {
      const until = pool[at + 1]!;
      at += seasonStride;
      if (at >= this.#seasons.end(docId) || pool[at] !== until) return false;
    }
    return true;
  }

  /** True if all nights from `day` on are unoccupied. */
  isFree(docId: number, day: number, nights: number): boolean {
    const offset = day - this.baseDay;
    if (offset < 0 || offset + nights > freeWords * 32) return false;
    const row = docId * freeWords;
    const last = offset + nights - 1;
    const firstWord = offset >>> 5;
    const lastWord = last >>> 5;
    for (let word = firstWord; word <= lastWord; word += 1) {
      let mask = 0xffffffff;
      if (word === firstWord) mask &= 0xffffffff << (offset & 31);
      if (word === lastWord) mask &= 0xffffffff >>> (31 - (last & 31));
      if ((this.#occupied[row + word]! & mask) !== 0) return false;
    }
    return true;
  }

  /** True if a stay of the period's length is free inside of it; ignores tolerance. */
  hasFreeStretch(docId: number, period: Period): boolean {
    const first = period.firstDay + period.tolerance;
    const last = period.lastDay - period.tolerance;
    for (let day = first; day <= last && day + period.nights <= period.horizonDay; day += 1) {
      if (this.#canBeStayed(docId, day, period.nights)) return true;
    }
    return false;
  }

  /**
   * Fills `best` for every tolerance up to the given one. Of equal prices the arrival nearest to the
   * requested one wins, then the earlier. A window counts as tolerance 0 and is the same for all. A surcharge is part of
   * each price.
   */
  findBest(
    docId: number,
    period: Period,
    tolerance: number,
    best: BestStays,
    surcharge: Surcharge | null,
  ): void {
    const { requestedDay } = period;
    const { price, day } = best;
    price[0] = -1;
    const isWindow = period.lastDay - period.firstDay !== 2 * period.tolerance;
    if (isWindow) {
      for (let start = period.firstDay; start <= period.lastDay; start += 1)
        this.#offer(docId, start, period, best, 0, surcharge);
      for (let level = 1; level <= tolerance; level += 1) {
        price[level] = price[0]!;
        day[level] = day[0]!;
      }
      return;
    }
    this.#offer(docId, requestedDay, period, best, 0, surcharge);
    for (let level = 1; level <= tolerance; level += 1) {
      price[level] = price[level - 1]!;
      day[level] = day[level - 1]!;
      this.#offer(docId, requestedDay - level, period, best, level, surcharge);
      this.#offer(docId, requestedDay + level, period, best, level, surcharge);
    }
  }

  #offer(
    docId: number,
    start: number,
    period: Period,
    best: BestStays,
    level: number,
    surcharge: Surcharge | null,
  ): void {
    let price = this.priceStay(docId, start, period.nights, period.today, period.horizonDay);
    if (price >= 0 && surcharge) price += surcharge(start, cents(price));
    const bestPrice = best.price[level]!;
    if (price >= 0 && (bestPrice < 0 || price < bestPrice)) {
      best.price[level] = price;
      best.day[level] = start;
    }
  }

  /** Accommodation after discount in cents; -1 if the stay cannot be booked. */
  priceStay(docId: number, start: number, nights: number, today: number, horizonDay: number): number {
    const end = start + nights;
    if (start < today || end > horizonDay || !this.isFree(docId, start, nights)) return -1;
    const pool = this.#seasons.data;
    const poolEnd = this.#seasons.end(docId);
    let at = this.#findSeason(docId, start);
    if (at < 0 || nights > pool[at + 5]!) return -1;
    const rules = this.#rules[docId]!;
    if (start < today + daysOfLead(rules, this.hour) || end > lastDepartureDay(rules, fromDayNumber(today)))
      return -1;
    const days = { startDay: start, endDay: end };
    const run = this.#freeRun(docId, days, today);
    const isFilling = fillsGap(rules, days, run);
    if (leavesGap(rules, days, run, today)) return -1;
    if (!isFilling && nights < pool[at + 4]!) return -1;
    if (!isFilling && (pool[at + 6]! & (1 << weekdayOfDay(start))) === 0) return -1;

    const sixth = Math.min(end, start + weeklyRateFromNights - 1);
    let nightly = 0;
    let weekly = 0;
    let nightlyOfFirstSix = 0;
    let day = start;
    let departures = 0;
    for (; day < end; at += seasonStride) {
      if (at >= poolEnd || pool[at]! > day) return -1;
      const until = Math.min(pool[at + 1]!, end);
      const rate = pool[at + 2]!;
      nightly += (until - day) * rate;
      weekly += (until - day) * pool[at + 3]!;
      if (sixth > day) nightlyOfFirstSix += (Math.min(until, sixth) - day) * rate;
      departures = pool[at + 6]! >>> 7;
      day = until;
    }
    if (!isFilling && (departures & (1 << weekdayOfDay(end))) === 0) return -1;
    const original = accommodationPrice({
      nights,
      nightly: cents(nightly),
      nightlyOfFirstSix: cents(nightlyOfFirstSix),
      weekly: cents(weekly),
    });
    const percent = this.#discountPercent(docId, start - today, nights);
    return percent === 0 ? original : original - discountAmount(original, percent);
  }

  /** The free nights around a stay, which is free. */
  #freeRun(
    docId: number,
    { startDay, endDay }: { startDay: number; endDay: number },
    today: number,
  ): FreeRun {
    let from = startDay;
    while (from > today && this.isFree(docId, from - 1, 1)) from -= 1;
    let until = endDay;
    const end = this.baseDay + freeWords * 32;
    while (until < end && this.isFree(docId, until, 1)) until += 1;
    return { from, until: until === end ? Infinity : until };
  }

  /** Accommodation of the cheapest week that the seasons allow, before discounts, or -1; see `lowestWeekPrice`. */
  lowestWeek(docId: number, today: number, surcharge?: Surcharge): number {
    const pool = this.#seasons.data;
    const start = this.#seasons.start(docId);
    const word = (at: number) => (index: number) => pool[start + index * seasonStride + at]!;
    return findLowestWeek(
      {
        length: (this.#seasons.end(docId) - start) / seasonStride,
        fromDay: word(0),
        untilDay: word(1),
        nightly: (index) => cents(word(2)(index)),
        weekly: (index) => cents(word(3)(index)),
        minStay: word(4),
        maxStay: word(5),
        arrivalDays: (index) => word(6)(index) & 127,
        departureDays: (index) => word(6)(index) >>> 7,
      },
      today,
      surcharge,
    );
  }

  bytes(): number {
    return this.#seasons.bytes() + this.#discounts.bytes() + this.#occupied.byteLength;
  }

  /** Returns the index in the pool of the season that contains the night, or -1. */
  #findSeason(docId: number, day: number): number {
    const pool = this.#seasons.data;
    const start = this.#seasons.start(docId);
    let low = 0;
    let high = (this.#seasons.end(docId) - start) / seasonStride - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = start + middle * seasonStride;
      if (day < pool[at]!) high = middle - 1;
      else if (day >= pool[at + 1]!) low = middle + 1;
      else return at;
    }
    return -1;
  }

  #discountPercent(docId: number, daysAhead: number, nights: number): number {
    const pool = this.#discounts.data;
    const end = this.#discounts.end(docId);
    let percent = 0;
    for (let at = this.#discounts.start(docId); at < end; at += discountStride) {
      const kind = pool[at];
      const threshold = pool[at + 1]!;
      const fits =
        kind === 0 ? daysAhead >= threshold : kind === 1 ? daysAhead <= threshold : nights >= threshold;
      if (fits && pool[at + 2]! > percent) percent = pool[at + 2]!;
    }
    return percent;
  }

  putOccupied(docId: number, occupied: readonly Stay[]): void {
    const row = docId * freeWords;
    if (row + freeWords > this.#occupied.length) {
      const larger = new Uint32Array(Math.max(row + freeWords, this.#occupied.length * 2));
      larger.set(this.#occupied);
      this.#occupied = larger;
    }
    this.#occupied.fill(0, row, row + freeWords);
    for (const stay of occupied) this.occupy(docId, stay);
  }

  /** Adds the nights of a stay. */
  occupy(docId: number, stay: Stay): void {
    const row = docId * freeWords;
    const from = Math.max(0, toDayNumber(stay.startDate) - this.baseDay);
    const until = Math.min(freeWords * 32, toDayNumber(stay.endDate) - this.baseDay);
    for (let offset = from; offset < until; offset += 1) {
      this.#occupied[row + (offset >>> 5)]! |= 1 << (offset & 31);
    }
  }
}
