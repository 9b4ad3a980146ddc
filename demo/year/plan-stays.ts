import { addDays, nightsBetween, todayInBerlin, toWeekday, type PlainDate } from '../../domain/stay.ts';
import { seededRandom, type Random } from '../seeded-random.ts';
import { createGuest, type Guest } from './guests.ts';
import type { PaidBy } from './money.ts';
import { later, momentOf } from './timeline.ts';
import type { Block, Season, YearHome } from './year-store.ts';

/** How a booking goes on after it was made. */
export type Fate =
  | 'stays'
  | 'changes'
  /** Nobody has answered yet, or the option still runs. */
  | 'waits'
  | 'owes'
  | 'guestCancels'
  | 'hostCancels'
  | 'declined'
  | 'expires';

export interface StayPlan {
  number: number;
  objectNumber: number;
  startDate: PlainDate;
  endDate: PlainDate;
  persons: number;
  insurance: boolean;
  createdAt: Date;
  method: 'booking' | 'option' | 'request';
  isInstant: boolean;
  fate: Fate;
  guest: Guest;
  /** The guest pays after the day and a reminder or two. */
  isLate: boolean;
  partner: number | null;
  remarks: string;
  /** What the landlord writes where they decline or cancel. */
  answer: string;
  voucher?: string;
  paidBy?: PaidBy;
  cancelledAt?: Date;
}

export interface YearWorld {
  seed: number;
  today: PlainDate;
  now: Date;
  homes: readonly YearHome[];
  seasons: readonly Season[];
  blocks: readonly Block[];
}

const past: readonly (readonly [Fate, number])[] = [
  ['stays', 78],
  ['changes', 4],
  ['guestCancels', 9],
  ['hostCancels', 3],
  ['declined', 4],
  ['expires', 2],
];
const future: readonly (readonly [Fate, number])[] = [
  ['stays', 80],
  ['owes', 7],
  ['guestCancels', 6],
  ['hostCancels', 2],
  ['declined', 3],
  ['expires', 2],
];
const remarks = [
  '',
  '',
  '',
  'Wir kommen mit der Bahn und sind gegen 18 Uhr da.',
  'Gibt es ein Kinderbett?',
  'Wir freuen uns!',
];

/** Days before today on which the first stay may begin: seasons of the past reach as far. */
const daysBack = 345;
const daysAhead = 150;

/**
 * The stays of a year: those of the past by the seasons, those now and to come in the nights that the demo world has given away
 * already, so that its calendars stay as they are. The first landlord's homes have more.
 */
export function planStays(world: YearWorld): StayPlan[] {
  const plans: StayPlan[] = [];
  const [first] = world.homes;
  const add = (plan: Omit<StayPlan, 'number'>): void =>
    void plans.push({ ...plan, number: plans.length + 1 });
  for (const home of world.homes) {
    const random = seededRandom(world.seed, 'year', home.objectNumber);
    const isFirst = home.landlordId === first!.landlordId;
    pastStays(world, home, random, isFirst ? 8 : 4).forEach(add);
    const ofToday = home === first ? staysOfToday(world, home, random) : [];
    ofToday.forEach(add);
    comingStays(world, home, random, isFirst ? 6 : 3)
      .filter(
        (plan) => !ofToday.some((other) => other.startDate < plan.endDate && plan.startDate < other.endDate),
      )
      .forEach(add);
  }
  return plans;
}

function pastStays(
  world: YearWorld,
  home: YearHome,
  random: Random,
  count: number,
): Omit<StayPlan, 'number'>[] {
  const plans: Omit<StayPlan, 'number'>[] = [];
  const stretch = Math.floor((daysBack - 20) / count);
  for (let turn = 0; turn < count; turn += 1) {
    const from = addDays(world.today, turn * stretch - daysBack + random.int(0, Math.max(1, stretch - 18)));
    const nights = random.pick([3, 4, 7, 7, 7, 10]);
    const stay = stayFrom(world.seasons, home, from, nights);
    if (stay === null || stay.endDate >= world.today) continue;
    plans.push(planOf(world, home, random, stay, random.weighted(past)));
  }
  return plans;
}

/** Somebody leaves the first home today, and somebody comes. */
function staysOfToday(world: YearWorld, home: YearHome, random: Random): Omit<StayPlan, 'number'>[] {
  const { today } = world;
  return [
    planOf(world, home, random, { startDate: addDays(today, -7), endDate: today }, 'stays'),
    planOf(world, home, random, { startDate: today, endDate: addDays(today, 7) }, 'stays'),
  ].map((plan) => ({ ...plan, method: 'booking' }));
}

/** Stays in nights that are given away now: the one under way, and the next. */
function comingStays(
  world: YearWorld,
  home: YearHome,
  random: Random,
  count: number,
): Omit<StayPlan, 'number'>[] {
  const until = addDays(world.today, daysAhead);
  const given = world.blocks.filter(
    ({ objectNumber, startDate }) => objectNumber === home.objectNumber && startDate <= until,
  );
  return given.slice(0, count).map((block) => {
    const isUnderWay = block.startDate <= world.today;
    const fate = isUnderWay ? 'stays' : random.weighted(future);
    return planOf(world, home, random, block, fate);
  });
}

/** The next stay from a day on that the seasons let begin, of at least this many nights. */
export function stayFrom(
  seasons: readonly Season[],
  { objectNumber }: Pick<YearHome, 'objectNumber'>,
  from: PlainDate,
  nights: number,
): { startDate: PlainDate; endDate: PlainDate } | null {
  const own = seasons.filter((season) => season.objectNumber === objectNumber);
  for (let ahead = 0; ahead < 8; ahead += 1) {
    const startDate = addDays(from, ahead);
    const season = own.find(({ fromDate, untilDate }) => fromDate <= startDate && startDate < untilDate);
    if (!season || (season.arrivalDays & (1 << toWeekday(startDate))) === 0) continue;
    const length = Math.max(nights, season.minStay);
    const isFixed = season.arrivalDays !== 127;
    return { startDate, endDate: addDays(startDate, isFixed ? 7 * Math.ceil(length / 7) : length) };
  }
  return null;
}

export function planOf(
  { seed, now, today }: Pick<YearWorld, 'seed' | 'now' | 'today'>,
  home: YearHome,
  random: Random,
  { startDate, endDate }: { startDate: PlainDate; endDate: PlainDate },
  fate: Fate,
): Omit<StayPlan, 'number'> {
  const guestNumber = random.int(1, 99_999);
  const lead = random.weighted([
    [random.int(3, 20), 2],
    [random.int(21, 70), 5],
    [random.int(71, 160), 4],
  ]);
  const wanted = addDays(startDate, 0 - lead);
  const earliest = addDays(today, 0 - daysBack - 85);
  // Who arrives in the future has booked before today.
  const latest = addDays(today, 0 - random.int(1, 40));
  const day = [[wanted, latest].sort()[0]!, earliest].sort()[1]!;
  const created = momentOf(day, random.int(6, 20), random.int(0, 59));
  const method =
    fate === 'expires'
      ? random.pick(['option', 'request'] as const)
      : fate === 'stays'
        ? random.weighted([
            ['booking', 85],
            ['request', 9],
            ['option', 6],
          ] as const)
        : 'booking';
  // Options need time before the arrival.
  const isNear = nightsBetween(todayInBerlin(created), startDate) < 15;
  return {
    objectNumber: home.objectNumber,
    startDate,
    endDate,
    persons: random.int(1, Math.min(home.personsMax, 5)),
    insurance: random.chance(0.15),
    createdAt: created < now ? created : later(now, -2),
    method: method === 'option' && isNear ? 'request' : method,
    isInstant: fate !== 'declined' && random.chance(0.4),
    fate,
    guest: createGuest(seededRandom(seed, 'guest', guestNumber), guestNumber),
    isLate: random.chance(0.08),
    partner: random.weighted([
      [null, 80],
      [7001, 9],
      [7002, 8],
      [7003, 3],
    ] as const),
    remarks: random.pick(remarks),
    answer:
      fate === 'hostCancels'
        ? 'Es tut mir sehr leid: Ein Rohr ist gebrochen, die Wohnung ist nicht bewohnbar.'
        : 'Leider ist die Wohnung in dieser Woche selbst belegt.',
  };
}
