import { addDays, fromDayNumber, nightsBetween, type PlainDate, type Stay } from '../stay.ts';
import { bookingWindow, type Now } from './booking-rules.ts';
import { seasonOfNight, type HomeRates } from './home-rates.ts';
import { checkStay, type OccupiedPeriod } from './stay-rules.ts';

interface RuleExamples {
  firstArrival: PlainDate;
  lastDeparture: PlainDate;
  /** The first gap that is shorter than the minimum stay. Null if there is none. */
  gap: (Stay & { nights: number; isBookable: boolean }) | null;
  /**
   * An arrival that is refused because too few nights would be left after the previous guest. Null if there is none.
   */
  leftOver: { freeFrom: PlainDate; arrival: PlainDate; nights: number; nextArrival: PlainDate } | null;
}

/** The party does not matter, since the examples are about nights. */
const nobody = { persons: 0, childAges: [], dogs: 0 };

/** Finds, in a home's calendar, the first nights that illustrate each of its rules. */
export function ruleExamples(rates: HomeRates, periods: readonly OccupiedPeriod[], now: Now): RuleExamples {
  const { lastDeparture, ...window } = bookingWindow(rates.rules, now);
  const firstArrival = fromDayNumber(window.firstArrival);
  const isFree = (stay: Stay): boolean => checkStay(rates, periods, stay, nobody, now).status === 'free';
  const gaps = listGaps(periods, firstArrival);
  const shortest = (date: PlainDate): number => seasonOfNight(rates.seasons, date)?.minStay ?? 0;
  const gap = gaps.find((one) => nightsBetween(one.startDate, one.endDate) < shortest(one.startDate));
  return {
    firstArrival,
    lastDeparture: fromDayNumber(lastDeparture),
    gap: gap ? { ...gap, nights: nightsBetween(gap.startDate, gap.endDate), isBookable: isFree(gap) } : null,
    leftOver: findLeftOver(rates, periods, now),
  };
}

/** Lists the free nights between two stays, from a day on. */
function listGaps(periods: readonly OccupiedPeriod[], from: PlainDate): Stay[] {
  return periods.flatMap(({ endDate }, at) => {
    const next = periods[at + 1];
    return next && endDate >= from && endDate < next.startDate
      ? [{ startDate: endDate, endDate: next.startDate }]
      : [];
  });
}

function findLeftOver(
  rates: HomeRates,
  periods: readonly OccupiedPeriod[],
  now: Now,
): RuleExamples['leftOver'] {
  const { leaveMin } = rates.rules;
  if (leaveMin === null) return null;
  for (const { endDate: freeFrom } of periods) {
    for (let nights = leaveMin - 1; nights >= 1; nights -= 1) {
      const arrival = addDays(freeFrom, nights);
      const season = seasonOfNight(rates.seasons, arrival);
      if (!season || arrival <= now.today) continue;
      const stay = { startDate: arrival, endDate: addDays(arrival, season.minStay) };
      if (checkStay(rates, periods, stay, nobody, now).status !== 'leavesGap') continue;
      const withoutRule = { ...rates, rules: { ...rates.rules, leaveMin: null } };
      if (checkStay(withoutRule, periods, stay, nobody, now).status !== 'free') continue;
      return { freeFrom, arrival, nights, nextArrival: addDays(freeFrom, leaveMin) };
    }
  }
  return null;
}
