import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { shiftMonth } from '../calendar/months.ts';

/** Conditions for stays that begin in a season. */
export interface SeasonRule {
  fromDate: PlainDate;
  /** The day after the last. */
  untilDate: PlainDate;
  /** In nights. */
  minStay: number;
  /** 0 is Monday. */
  arrivalDays: readonly number[];
}

/** Returns the rules for arrivals in some months; adjacent seasons with equal rules are merged. */
export function listRules(
  seasons: readonly SeasonRule[],
  first: PlainDate,
  months: number,
  today: PlainDate,
): SeasonRule[] {
  const startDate = first < today ? today : first;
  const end = shiftMonth(first, months);
  const rules: SeasonRule[] = [];
  for (const season of seasons) {
    if (season.untilDate <= startDate || season.fromDate >= end) continue;
    const fromDate = season.fromDate < startDate ? startDate : season.fromDate;
    const untilDate = season.untilDate > end ? end : season.untilDate;
    const lastRule = rules.at(-1);
    const isSame =
      lastRule?.untilDate === fromDate &&
      lastRule.minStay === season.minStay &&
      lastRule.arrivalDays.join() === season.arrivalDays.join();
    if (isSame) lastRule.untilDate = untilDate;
    else rules.push({ fromDate, untilDate, minStay: season.minStay, arrivalDays: season.arrivalDays });
  }
  return rules;
}

export function lastDay({ untilDate }: SeasonRule): PlainDate {
  return addDays(untilDate, -1);
}
