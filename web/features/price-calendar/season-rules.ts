import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { shiftMonth } from '../calendar/months.ts';

/** Conditions for stays that begin in a season. */
export interface SeasonRule {
  fromDate: PlainDate;
  /** The day after the last. */
  untilDate: PlainDate;
  /** Nights. */
  minStay: number;
  /** 0 is Monday. */
  arrivalDays: readonly number[];
}

/** Rules for arrivals in some months; adjacent seasons with equal rules are merged. */
export function rulesOfMonths(
  seasons: readonly SeasonRule[],
  first: PlainDate,
  months: number,
  today: PlainDate,
): SeasonRule[] {
  const begin = first < today ? today : first;
  const end = shiftMonth(first, months);
  const rules: SeasonRule[] = [];
  for (const season of seasons) {
    if (season.untilDate <= begin || season.fromDate >= end) continue;
    const fromDate = season.fromDate < begin ? begin : season.fromDate;
    const untilDate = season.untilDate > end ? end : season.untilDate;
    const last = rules.at(-1);
    const isSame =
      last?.untilDate === fromDate &&
      last.minStay === season.minStay &&
      last.arrivalDays.join() === season.arrivalDays.join();
    if (isSame) last.untilDate = untilDate;
    else rules.push({ fromDate, untilDate, minStay: season.minStay, arrivalDays: season.arrivalDays });
  }
  return rules;
}

export function lastDayOf({ untilDate }: SeasonRule): PlainDate {
  return addDays(untilDate, -1);
}
