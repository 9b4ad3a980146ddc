import { toDayNumber, fromDayNumber, weekdayOfDay, type PlainDate } from '../../domain/stay.ts';
import { everyWeekday, saturdayOnly } from '../../domain/pricing/home-rates.ts';
import type { Landscape, Region } from '../../engines/geography/face.ts';
import type { Random } from '../seeded-random.ts';
import type { Home } from './home.ts';
import { cents } from '../../domain/cents.ts';
import type { Cents } from '../../domain/money.ts';

export type SeasonLevel = 'low' | 'shoulder' | 'middle' | 'high' | 'peak';
export type Climate = 'beach' | 'alpine' | 'city' | 'country';

export interface LevelPeriod {
  fromDay: number;
  untilDay: number;
  level: SeasonLevel;
}

export interface HomeSeason {
  from_date: PlainDate;
  until_date: PlainDate;
  nightly_cents: Cents;
  weekly_cents: Cents;
  min_stay: number;
  max_stay: number;
  arrival_days: number;
  departure_days: number;
  level: SeasonLevel;
}

/** Some weeks beyond the horizon, so that the last stays have a price. */
const seasonDaysAhead = 770;

export function chooseClimate(landscape: Landscape, ski: boolean): Climate {
  if (landscape === 'city') return 'city';
  if (ski) return 'alpine';
  return landscape === 'countryside' || landscape === 'mountains' || landscape === 'lake'
    ? 'country'
    : 'beach';
}

/** Easter Sunday (anonymous Gregorian computus). */
export function easterSunday(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Season level by week. School holidays are those that most German states share: July to early September, two weeks
 * in October, Easter, Whitsun, Christmas, February.
 */
function seasonLevel(day: number, climate: Climate, country: string): SeasonLevel {
  const date = fromDayNumber(day);
  const year = Number(date.slice(0, 4));
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
  const easter = toDayNumber(easterSunday(year));
  const within = (from: number, until: number): boolean => monthDay >= from && monthDay <= until;
  const isChristmas = monthDay >= 1221 || monthDay <= 104;
  const isEaster = day >= easter - 9 && day <= easter + 6;
  const isWhitsun = day >= easter + 37 && day <= easter + 56;
  const isAutumnHoliday = within(1003, 1024);

  if (climate === 'city') {
    if (isChristmas || isEaster) return 'high';
    if (within(1126, 1220) || within(415, 630) || within(901, 1031)) return 'middle';
    return within(701, 831) ? 'shoulder' : 'low';
  }
  if (climate === 'alpine') {
    if (isChristmas) return 'peak';
    if (within(201, 307)) return 'high';
    if (within(105, 331) || isEaster) return 'middle';
    if (within(710, 905)) return 'high';
    if (within(601, 709) || within(906, 930) || isAutumnHoliday || isWhitsun) return 'middle';
    return within(1212, 1220) || within(401, 531) ? 'shoulder' : 'low';
  }
  // Southern beaches are busy from June to September, northern ones during the school holidays.
  const southern = ['it', 'es', 'fr', 'hr', 'gr', 'pt', 'tr', 'cy', 'mt', 'bg', 'me', 'si'].includes(country);
  if (within(711, 824)) return climate === 'beach' ? 'peak' : 'high';
  if (within(627, 710) || within(825, 907)) return 'high';
  if (isChristmas) return southern && climate === 'beach' ? 'shoulder' : 'high';
  if (isWhitsun || within(606, 626) || within(908, 926)) return 'middle';
  if (isEaster || isAutumnHoliday) return 'middle';
  return within(425, 605) || within(927, 1002) ? 'shoulder' : 'low';
}

/** The first period begins on the Saturday before today; consecutive weeks of one level are merged. */
export function levelPeriods(today: PlainDate, climate: Climate, country: string): LevelPeriod[] {
  const start = toDayNumber(today);
  const saturday = start - ((weekdayOfDay(start) + 2) % 7);
  const periods: LevelPeriod[] = [];
  for (let day = saturday; day < start + seasonDaysAhead; day += 7) {
    const level = seasonLevel(day + 3, climate, country);
    const last = periods.at(-1);
    if (last?.level === level) last.untilDay = day + 7;
    else periods.push({ fromDay: day, untilDay: day + 7, level });
  }
  return periods;
}

export function createLevelCalendar(today: PlainDate): (region: Region) => readonly LevelPeriod[] {
  const cachedPeriods = new Map<string, readonly LevelPeriod[]>();
  return ({ landscape, options, country }) => {
    const climate = chooseClimate(landscape, options.ski === true);
    const key = `${climate} ${country}`;
    let periods = cachedPeriods.get(key);
    if (!periods) cachedPeriods.set(key, (periods = levelPeriods(today, climate, country)));
    return periods;
  };
}

const factors: Record<Climate, Record<SeasonLevel, number>> = {
  beach: { low: 0.58, shoulder: 0.74, middle: 0.93, high: 1.25, peak: 1.5 },
  alpine: { low: 0.7, shoulder: 0.8, middle: 1, high: 1.28, peak: 1.7 },
  city: { low: 0.82, shoulder: 0.92, middle: 1.05, high: 1.3, peak: 1.4 },
  country: { low: 0.72, shoulder: 0.83, middle: 0.97, high: 1.22, peak: 1.35 },
};
const minimumStays: Record<SeasonLevel, readonly (readonly [number, number])[]> = {
  low: [
    [2, 4],
    [3, 4],
    [4, 1],
  ],
  shoulder: [
    [2, 2],
    [3, 4],
    [4, 2],
    [5, 1],
  ],
  middle: [
    [3, 3],
    [4, 3],
    [5, 3],
    [7, 1],
  ],
  high: [
    [5, 2],
    [6, 0.6],
    [7, 4],
  ],
  peak: [
    [5, 0.8],
    [7, 5],
  ],
};

/** Cents per night in an average season. */
function basePrice(random: Random, home: Home): number {
  const level = home.place.region.options.level;
  const region = level === 1 ? 0.8 : level === 2 ? 1.2 : level === 3 ? 1.5 : 1;
  const size = 30 + home.persons * 11 + home.squaremeters * 0.32;
  const extras =
    1 +
    (home.amenities.has('swimmingpool') ? 0.17 : 0) +
    (home.amenities.has('seaview') ? 0.12 : 0) +
    (home.amenities.has('sauna') ? 0.06 : 0) +
    (home.amenities.has('whirlpool') ? 0.06 : 0) +
    (home.sea !== null && home.sea < 500 ? 0.08 : 0) +
    (home.lift !== null && home.lift < 700 ? 0.08 : 0);
  return 100 * size * region * (0.72 + 0.11 * home.standard) * extras * random.between(0.88, 1.12);
}

export function homeSeasons(random: Random, home: Home, periods: readonly LevelPeriod[]): HomeSeason[] {
  const { landscape, options } = home.place.region;
  const climate = chooseClimate(landscape, options.ski === true);
  const base = basePrice(random, home);
  const saturdayChange = climate !== 'city' && random.chance(0.45);
  const weekendShort = climate === 'city' || random.chance(0.12);
  const levels = new Map<SeasonLevel, Omit<HomeSeason, 'from_date' | 'until_date'>>();
  for (const level of ['low', 'shoulder', 'middle', 'high', 'peak'] as const) {
    const nightly = cents(
      Math.round((base * factors[climate][level] * random.between(0.96, 1.04)) / 100) * 100,
    );
    const fixedChange = saturdayChange && (level === 'high' || level === 'peak');
    const minStay = fixedChange
      ? 7
      : weekendShort
        ? random.int(1, level === 'high' || level === 'peak' ? 3 : 2)
        : random.weighted(minimumStays[level]);
    levels.set(level, {
      nightly_cents: nightly,
      weekly_cents: cents(Math.round((nightly * 6.3 * random.between(0.98, 1.02)) / 100) * 100),
      min_stay: minStay,
      max_stay: fixedChange ? 28 : 60,
      arrival_days: fixedChange ? saturdayOnly : everyWeekday,
      departure_days: fixedChange ? saturdayOnly : everyWeekday,
      level,
    });
  }
  return periods.map(({ fromDay, untilDay, level }) => ({
    from_date: fromDayNumber(fromDay),
    until_date: fromDayNumber(untilDay),
    ...levels.get(level)!,
  }));
}
