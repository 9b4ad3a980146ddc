import { between, type Random } from './random-catalogue.ts';

/** A season in day numbers and cents. */
interface PlainSeason {
  from: number;
  until: number;
  nightly: number;
  weekly: number;
  minStay: number;
  maxStay: number;
  /** Weekdays of arrival from Monday on, then weekdays of departure << 7. */
  days: number;
}

/** A home as the stages of the kernel know it. */
export interface PlainHome {
  seasons: readonly PlainSeason[];
  occupied: ReadonlySet<number>;
  /** The ten factors of costs. */
  costs: readonly number[];
  /** Threshold << 7 | percent. */
  discounts: Partial<Record<'early' | 'lastMinute' | 'longStay', number>>;
  /** Nights from which a gap may be filled as a whole; 0 if none may. */
  fillFrom: number;
  /** Fewest free nights that may be left beside a stay; 0 for any. */
  leaveMin: number;
}

const everyDay = 127 | (127 << 7);
const thursday = 3;

/** Day 0 of the calendar was a Thursday. */
function weekday(day: number): number {
  return (day + thursday) % 7;
}

/** True if the home can be booked for these nights; checks rule by rule. Nights before today are no gaps. */
export function canBeBooked(home: PlainHome, day: number, nights: number, today: number): boolean {
  const stay = Array.from({ length: nights }, (_, night) => day + night);
  const findSeason = (night: number) =>
    home.seasons.find(({ from, until }) => from <= night && night < until);
  if (stay.some((night) => home.occupied.has(night) || !findSeason(night))) return false;
  const first = findSeason(day)!;
  const last = findSeason(day + nights - 1)!;
  if (nights > first.maxStay) return false;
  const isTaken = (night: number): boolean => night >= today && home.occupied.has(night);
  const isWhole = (day === today || isTaken(day - 1)) && isTaken(day + nights);
  if (home.fillFrom > 0 && nights >= home.fillFrom && isWhole) return true;
  for (let left = 1; left < home.leaveMin; left += 1) {
    const before = Array.from({ length: left }, (_, night) => day - 1 - night);
    if (isTaken(day - 1 - left) && !before.some(isTaken)) return false;
    const after = Array.from({ length: left }, (_, night) => day + nights + night);
    if (isTaken(day + nights + left) && !after.some(isTaken)) return false;
  }
  if (nights < first.minStay) return false;
  if (((first.days >>> weekday(day)) & 1) === 0) return false;
  return ((last.days >>> (7 + weekday(day + nights))) & 1) !== 0;
}

/** Accommodation after discount, night by night. */
export function priceStay(home: PlainHome, day: number, nights: number, today: number): number {
  const rates = Array.from({ length: nights }, (_, night) =>
    home.seasons.find(({ from, until }) => from <= day + night && day + night < until)!,
  );
  const sum = (own: readonly PlainSeason[], rate: 'nightly' | 'weekly') =>
    own.reduce((total, season) => total + season[rate], 0);
  const full =
    nights < 7
      ? sum(rates, 'nightly')
      : Math.max(sum(rates.slice(0, 6), 'nightly'), Math.floor(sum(rates, 'weekly') / 7 + 0.5));
  const ahead = day - today;
  const fits = {
    early: (threshold: number) => ahead >= threshold,
    lastMinute: (threshold: number) => ahead <= threshold,
    longStay: (threshold: number) => nights >= threshold,
  };
  const percents = Object.entries(home.discounts).flatMap(([kind, word]) =>
    fits[kind as keyof typeof fits](word >>> 7) ? [word & 127] : [],
  );
  return full - Math.floor((full * Math.max(0, ...percents)) / 100 + 0.5);
}

/** Mandatory costs of a party besides the accommodation. */
export function computeCosts({ costs }: PlainHome, nights: number, persons: number, dogs: number): number {
  const part = (at: number) =>
    costs[at]! + costs[at + 1]! * nights + (costs[at + 2]! + costs[at + 3]! * nights) * persons;
  return part(0) + (dogs === 0 ? 0 : part(4) + (costs[8]! + costs[9]! * nights) * dogs);
}

/** A home with seasons, gaps between some, stays and costs by chance, around these days. */
export function randomHome(random: Random, firstDay: number): PlainHome {
  const seasons: PlainSeason[] = [];
  let day = firstDay - between(random, 0, 5);
  for (let count = between(random, 2, 8); count > 0; count -= 1) {
    if (random() < 0.2) day += between(random, 1, 4);
    const until = day + between(random, 4, 40);
    const nightly = between(random, 4_000, 30_000);
    const minStay = between(random, 1, 7);
    seasons.push({
      from: day,
      until,
      nightly,
      weekly: nightly * between(random, 4, 7),
      minStay,
      maxStay: minStay + between(random, 0, 30),
      days: random() < 0.5 ? everyDay : between(random, 1, 127) | (between(random, 1, 127) << 7),
    });
    day = until;
  }
  const occupied = new Set<number>();
  for (let count = between(random, 0, 4); count > 0; count -= 1) {
    const from = firstDay + between(random, 0, 80);
    for (let night = from; night < from + between(random, 1, 8); night += 1) occupied.add(night);
  }
  const word = (limit: number) => (between(random, 1, limit) << 7) | between(random, 1, 40);
  return {
    seasons,
    occupied,
    costs: Array.from({ length: 10 }, () => between(random, 0, random() < 0.1 ? 60_000 : 900)),
    discounts: {
      ...(random() < 0.4 && { early: word(90) }),
      ...(random() < 0.4 && { lastMinute: word(30) }),
      ...(random() < 0.4 && { longStay: word(20) }),
    },
    fillFrom: random() < 0.4 ? between(random, 1, 5) : 0,
    leaveMin: random() < 0.4 ? between(random, 2, 7) : 0,
  };
}
