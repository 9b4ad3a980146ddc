import { cents } from '../cents.ts';
import { add, noMoney, times, type Cents } from '../money.ts';
import { horizonDays, weekdayOfDay } from '../stay.ts';
import { accommodationPrice, weeklyRateFromNights } from './stay-price.ts';
import type { SeasonsByIndex } from './seasons-by-index.ts';

const nights = weeklyRateFromNights;
const wholeWeek = 7;
const noWeek = cents(-1);

export type Surcharge = (day: number, accommodation: Cents) => Cents;

/**
 * Accommodation price of the cheapest week allowed from today on, in cents before discounts; -1 if there is none.
 * Includes weeks across two seasons and the surcharge, if any. Ignores bookings, so that cached lists without dates
 * need no update after a booking.
 */
export function findLowestWeek(seasons: SeasonsByIndex, today: number, surcharge?: Surcharge): Cents {
  let lowest = noWeek;
  const lastArrival = today + horizonDays - nights;
  for (let index = 0; index < seasons.length; index += 1) {
    const until = seasons.untilDay(index);
    if (until <= today || seasons.minStay(index) > nights || seasons.maxStay(index) < nights) continue;
    const firstDay = Math.max(seasons.fromDay(index), today);
    const arrivals = seasons.arrivalDays(index);
    const lastWithin = Math.min(lastArrival, until - nights);
    // Arrival and departure are on the same weekday.
    const weekdays = arrivals & seasons.departureDays(index);
    if (hasWeekday(weekdays, firstDay, lastWithin)) {
      const week = weekWithin(seasons, index);
      lowest = lower(
        lowest,
        surcharge ? lowestBetween(firstDay, lastWithin, weekdays, week, surcharge) : week,
      );
    }
    const lastNight = Math.min(lastArrival, until - 1);
    for (let day = Math.max(firstDay, lastWithin + 1); day <= lastNight; day += 1) {
      if (!hasWeekday(arrivals, day, day)) continue;
      const week = weekAcross(seasons, index, day);
      lowest = lower(lowest, surcharge && week >= 0 ? add(week, surcharge(day, week)) : week);
    }
  }
  return lowest;
}

const lower = (one: Cents, other: Cents): Cents => (other >= 0 && (one < 0 || other < one) ? other : one);

/** Lowest total of equally priced weeks that begin on an allowed weekday within a range of days. */
function lowestBetween(
  firstDay: number,
  lastDay: number,
  weekdays: number,
  week: Cents,
  surcharge: Surcharge,
): Cents {
  let lowest = noWeek;
  for (let day = firstDay; day <= lastDay; day += 1)
    if (hasWeekday(weekdays, day, day)) lowest = lower(lowest, add(week, surcharge(day, week)));
  return lowest;
}

function hasWeekday(weekdays: number, firstDay: number, lastDay: number): boolean {
  if (lastDay - firstDay >= wholeWeek - 1) return weekdays !== 0;
  for (let day = firstDay; day <= lastDay; day += 1)
    if ((weekdays & (1 << weekdayOfDay(day))) !== 0) return true;
  return false;
}

function weekWithin(seasons: SeasonsByIndex, index: number): Cents {
  const nightly = seasons.nightly(index);
  return accommodationPrice({
    nights,
    nightly: times(nightly, nights),
    nightlyOfFirstSix: times(nightly, nights - 1),
    weekly: times(seasons.weekly(index), nights),
  });
}

function weekAcross(seasons: SeasonsByIndex, firstIndex: number, day: number): Cents {
  const end = day + nights;
  let index = firstIndex;
  let nightly = noMoney;
  let nightlyOfFirstSix = noMoney;
  let weekly = noMoney;
  for (let night = day; night < end; night += 1) {
    if (night >= seasons.untilDay(index)) {
      index += 1;
      if (index >= seasons.length || seasons.fromDay(index) !== night) return noWeek;
    }
    nightly = add(nightly, seasons.nightly(index));
    weekly = add(weekly, seasons.weekly(index));
    if (night < end - 1) nightlyOfFirstSix = nightly;
  }
  if (!hasWeekday(seasons.departureDays(index), end, end)) return noWeek;
  return accommodationPrice({ nights, nightly, nightlyOfFirstSix, weekly });
}
