import {
  ARRIVAL_COUNT,
  DOGS,
  FIRST_DAY,
  FLAGS,
  HIT_PRICES,
  HIT_SLOTS,
  HORIZON_DAY,
  NIGHTS,
  PERSONS,
  PRICE_MAX,
  PRICE_MIN,
  TODAY,
  TOLERANCE,
  WISHED,
} from './query';
import { exactIndex } from './layout';

// The query at work, read once from where the host wrote it.
export let flags: i32 = 0;
export let nights: i32 = 0;
export let firstDay: i32 = 0;
export let arrivalCount: i32 = 0;
export let wished: i32 = 0;
export let tolerance: i32 = 0;
export let today: i32 = 0;
export let horizonDay: i32 = 0;
export let priceMin: i32 = 0;
export let priceMax: i32 = 0;
export let persons: i32 = 0;
export let dogs: i32 = 0;
export let hitSlots: usize = 0;
export let hitPrices: usize = 0;
/** Index of the length among the exact ones, or -1. */
export let exact: i32 = 0;
/** Arrivals [firstArrival, lastArrival) lie within today and the horizon; others are never bookable. */
export let firstArrival: i32 = 0;
export let lastArrival: i32 = 0;

/** Of these, the arrivals within the tolerance. */
export let nearFirst: i32 = 0;
export let nearLast: i32 = 0;

/** The widest choice of tolerance in days; above it the query is for a window. */
export const TOLERANCE_MAX: i32 = 3;

export function readQuery(): void {
  flags = load<i32>(FLAGS);
  nights = load<i32>(NIGHTS);
  firstDay = load<i32>(FIRST_DAY);
  arrivalCount = load<i32>(ARRIVAL_COUNT);
  wished = load<i32>(WISHED);
  tolerance = load<i32>(TOLERANCE);
  today = load<i32>(TODAY);
  horizonDay = load<i32>(HORIZON_DAY);
  priceMin = load<i32>(PRICE_MIN);
  priceMax = load<i32>(PRICE_MAX);
  persons = load<i32>(PERSONS);
  dogs = load<i32>(DOGS);
  hitSlots = load<u32>(HIT_SLOTS);
  hitPrices = load<u32>(HIT_PRICES);
  exact = exactIndex(nights);
  firstArrival = max(0, today - firstDay);
  lastArrival = min(arrivalCount, horizonDay - nights - firstDay + 1);
  nearFirst = firstArrival;
  nearLast = lastArrival;
  while (nearFirst < nearLast && shiftOf(nearFirst) > tolerance) nearFirst += 1;
  while (nearFirst < nearLast && shiftOf(nearLast - 1) > tolerance) nearLast -= 1;
}

export function isOn(flag: i32): bool {
  return (flags & flag) != 0;
}

export function isWindow(): bool {
  return tolerance > TOLERANCE_MAX;
}

/** Days between an arrival and the wished one. */
export function shiftOf(arrival: i32): i32 {
  return arrival < wished ? wished - arrival : arrival - wished;
}
