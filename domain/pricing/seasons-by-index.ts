import type { Cents } from '../money.ts';

/** The seasons of a home by index, in order of date, wherever they lie: in a table, or packed in the memory of a search. */
export interface SeasonsByIndex {
  readonly length: number;
  fromDay(index: number): number;
  /** The day after the last night of the season. */
  untilDay(index: number): number;
  nightly(index: number): Cents;
  weekly(index: number): Cents;
  minStay(index: number): number;
  maxStay(index: number): number;
  /** Bit 0 is Monday. */
  arrivalDays(index: number): number;
  departureDays(index: number): number;
}
