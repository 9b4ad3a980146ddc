import type { Cents } from '../money.ts';

/** A home's seasons by index, in order of date, wherever they are stored: in a table, or packed in the memory of a search. */
export interface SeasonsByIndex {
  readonly length: number;
  fromDay(index: number): number;
  untilDay(index: number): number;
  nightly(index: number): Cents;
  weekly(index: number): Cents;
  minStay(index: number): number;
  maxStay(index: number): number;
  /** Bit 0 is Monday. */
  arrivalDays(index: number): number;
  departureDays(index: number): number;
}
