import { fromDayNumber, toDayNumber } from '../stay.ts';
import { cents } from '../cents.ts';
import type { Cents } from '../money.ts';
import type { Season } from './home-rates.ts';
import type { SeasonsByIndex } from './seasons-by-index.ts';

/** Numbers per season: first day, day after the last, rates, stay lengths, weekdays. */
const width = 8;

const tables = new WeakMap<readonly Season[], SeasonTable>();

/**
 * Seasons by date as one list of numbers. Tens of thousands of homes stay in memory: as objects, their seasons would
 * be a million more for the garbage collector.
 */
export class SeasonTable implements SeasonsByIndex {
  /** Cents and days fit 32 bits, as in the database. */
  readonly #cells: Int32Array;

  constructor(seasons: readonly Season[]) {
    this.#cells = new Int32Array(width * seasons.length);
    seasons.forEach((season, index) => {
      const days = [toDayNumber(season.fromDate), toDayNumber(season.untilDate)];
      const stays = [season.minStay, season.maxStay, season.arrivalDays, season.departureDays];
      this.#cells.set([...days, season.nightly, season.weekly, ...stays], index * width);
    });
  }

  static of(seasons: readonly Season[]): SeasonTable {
    let table = tables.get(seasons);
    if (!table) tables.set(seasons, (table = new SeasonTable(seasons)));
    return table;
  }

  get length(): number {
    return this.#cells.length / width;
  }

  fromDay(index: number): number {
    return this.#cells[index * width]!;
  }

  untilDay(index: number): number {
    return this.#cells[index * width + 1]!;
  }

  nightly(index: number): Cents {
    return cents(this.#cells[index * width + 2]!);
  }

  weekly(index: number): Cents {
    return cents(this.#cells[index * width + 3]!);
  }

  minStay(index: number): number {
    return this.#cells[index * width + 4]!;
  }

  maxStay(index: number): number {
    return this.#cells[index * width + 5]!;
  }

  arrivalDays(index: number): number {
    return this.#cells[index * width + 6]!;
  }

  departureDays(index: number): number {
    return this.#cells[index * width + 7]!;
  }

  /** Returns -1 if no season contains the night, so it has no price. */
  indexOf(day: number): number {
    let low = 0;
    let high = this.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (day < this.fromDay(middle)) high = middle - 1;
      else if (day >= this.untilDay(middle)) low = middle + 1;
      else return middle;
    }
    return -1;
  }

  seasons(): Season[] {
    return Array.from({ length: this.length }, (_, index) => {
      const cells = this.#cells.slice(index * width, (index + 1) * width);
      return {
        fromDate: fromDayNumber(cells[0]!),
        untilDate: fromDayNumber(cells[1]!),
        nightly: cents(cells[2]!),
        weekly: cents(cells[3]!),
        minStay: cells[4]!,
        maxStay: cells[5]!,
        arrivalDays: cells[6]!,
        departureDays: cells[7]!,
      };
    });
  }
}
