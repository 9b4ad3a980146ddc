import { addDays, nightsBetween, todayInBerlin, toWeekday, type PlainDate } from '../../domain/stay.ts';
import { seededRandom, type Random } from '../seeded-random.ts';
import { createGuest, type Guest } from './guests.ts';
import type { PaidBy } from './money.ts';
import { later, toMomentUtc } from './timeline.ts';
import type { Block, Season, YearHome } from './year-store.ts';

export type Fate =
  | 'stays'
  | 'changes'
  /** The landlord has not answered yet, or the option is still held. */
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
  /** Pays late, after one or two reminders. */
  isLate: boolean;
  partner: number | null;
  remarks: string;
  /** Message with which the landlord declines or cancels. */
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

/** Days before today on which the first stay may begin: past seasons reach this far. */
const daysBack = 345;
const daysAhead = 150;

/**
 * Plans the stays of a year: past ones by the seasons, current and future ones in nights that are already blocked, so
 * that the calendars of the demo world stay the same. The first landlord's homes have more.
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
  // The first landlord compares with a year before; planned last, so that the other stays have the numbers they had.
  for (const home of world.homes.filter(({ landlordId }) => landlordId === first!.landlordId)) {
    const random = seededRandom(world.seed, 'year before', home.objectNumber);
    pastStays(world, home, random, 6, daysBack).forEach(add);
  }
  return plans;
}

function pastStays(
  world: YearWorld,
  home: YearHome,
  random: Random,
  count: number,
  daysEarlier = 0,
): Omit<StayPlan, 'number'>[] {
  const plans: Omit<StayPlan, 'number'>[] = [];
  const stretch = Math.floor((daysBack - 20) / count);
  for (let turn = 0; turn < count; turn += 1) {
    const from = addDays(
      world.today,
      turn * stretch - daysBack - daysEarlier + random.int(0, Math.max(1, stretch - 18)),
    );
    const nights = random.pick([3, 4, 7, 7, 7, 10]);
    const stay = findNextStay(world.seasons, home, from, nights);
    if (stay === null || stay.endDate >= world.today) continue;
    plans.push(buildPlan(world, home, random, stay, random.weighted(past)));
  }
  return plans;
}

/** One guest leaves the first home today, another arrives. */
function staysOfToday(world: YearWorld, home: YearHome, random: Random): Omit<StayPlan, 'number'>[] {
  const { today } = world;
  return [
    buildPlan(world, home, random, { startDate: addDays(today, -7), endDate: today }, 'stays'),
    buildPlan(world, home, random, { startDate: today, endDate: addDays(today, 7) }, 'stays'),
  ].map((plan) => ({ ...plan, method: 'booking' }));
}

/** The current stay and the next one, in nights that are blocked now. */
function comingStays(
  world: YearWorld,
  home: YearHome,
  random: Random,
  count: number,
): Omit<StayPlan, 'number'>[] {
  const until = addDays(world.today, daysAhead);
  const blockedStays = world.blocks.filter(
    ({ objectNumber, startDate }) => objectNumber === home.objectNumber && startDate <= until,
  );
  return blockedStays.slice(0, count).map((block) => {
    const isUnderWay = block.startDate <= world.today;
    const fate = isUnderWay ? 'stays' : random.weighted(future);
    return buildPlan(world, home, random, block, fate);
  });
}

/** The next stay of at least this many nights that the seasons allow. */
export function findNextStay(
  seasons: readonly Season[],
  { objectNumber }: Pick<YearHome, 'objectNumber'>,
  from: PlainDate,
  nights: number,
): { startDate: PlainDate; endDate: PlainDate } | null {
  const ownSeasons = seasons.filter((season) => season.objectNumber === objectNumber);
  for (let ahead = 0; ahead < 8; ahead += 1) {
    const startDate = addDays(from, ahead);
    const season = ownSeasons.find(
      ({ fromDate, untilDate }) => fromDate <= startDate && startDate < untilDate,
    );
    if (!season || (season.arrivalDays & (1 << toWeekday(startDate))) === 0) continue;
    const length = Math.max(nights, season.minStay);
    const isFixed = season.arrivalDays !== 127;
    return { startDate, endDate: addDays(startDate, isFixed ? 7 * Math.ceil(length / 7) : length) };
  }
  return null;
}

export function buildPlan(
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
  const bookedOn = addDays(startDate, 0 - lead);
  const isOfYearBefore = startDate < addDays(today, 0 - daysBack);
  const earliest = addDays(today, 0 - daysBack - 85 - (isOfYearBefore ? daysBack : 0));
  // Future stays were booked before today.
  const latest = addDays(today, 0 - random.int(1, 40));
  const day = [[bookedOn, latest].sort()[0]!, earliest].sort()[1]!;
  const created = toMomentUtc(day, random.int(6, 20), random.int(0, 59));
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
  // Options require some days before the arrival.
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
