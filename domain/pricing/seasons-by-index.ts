import type { Cents } from '../money.ts';

export interface SeasonsByIndex {
  readonly length: number;
  fromDay(index: number): number;
  untilDay(index: number): number;
  nightly(index: number): Cents;
  weekly(index: number): Cents;
  minStay(index: number): number;
  maxStay(index: number): number;
  arrivalDays(index: number): number;
  departureDays(index: number): number;
}
