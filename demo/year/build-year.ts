import { defaultLanguage, isLanguage } from '../../domain/language.ts';
import { buildOperator } from '../../domain/operator/operator.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { accountStore } from '../../server/areas/accounts/account-store.ts';
import type { BookingRow } from '../../server/areas/booking/booking-store.ts';
import { changeoversStore } from '../../server/areas/changeovers/changeovers-store.ts';
import { moneyStore } from '../../server/areas/payments/money-store.ts';
import { createPricing } from '../../server/areas/pricing/pricing.ts';
import { dayInBerlin } from '../../server/platform/clock.ts';
import type { DatabaseConnection, Tx } from '../../server/platform/database.ts';
import { readFact, updateFact } from '../../server/platform/facts-store.ts';
import type { ServerKey } from '../../server/platform/server-key.ts';
import { operatorFacts } from '../operator-rows.ts';
import { seededRandom } from '../seeded-random.ts';
import { analyze, readMarker, writeFast } from '../world-store.ts';
import { book } from './booking-lives.ts';
import { askQuestions, openCases, planTalk } from './conversations.ts';
import { writeArticle } from './editors-desk.ts';
import { enterDirectBookings } from './direct-bookings.ts';
import { accountToOwners } from './owners.ts';
import { planManualPostings } from './manual-postings.ts';
import { payPartners } from './pay-partners.ts';
import { planPayouts } from './payouts.ts';
import { buildPlan, planStays, findNextStay, type StayPlan, type YearWorld } from './plan-stays.ts';
import { offerAnotherWeek, proposeNight } from './proposals.ts';
import { planRating } from './ratings.ts';
import { gatherReaders } from './readers.ts';
import { tickChangeovers } from './changeovers.ts';
import { createTimeline, later } from './timeline.ts';
import { noteCalls } from './office-notes.ts';
import {
  agreeWithPartners,
  countSearches,
  countVisits,
  leaveToOffice,
  planUnknownReceipts,
  planVouchers,
} from './waiting-work.ts';
import type { YearHome } from './year-store.ts';
import type { YearContext, YearPeople } from './year-context.ts';
import * as store from './year-store.ts';

const factKey = 'demo-year';
/** Number of landlords with a past, in addition to the landlord of the demo person. */
const otherLandlords = 13;

export interface DemoYearOptions {
  seed: number;
  now: Date;
  secret: ServerKey;
}

/**
 * Gives a demo world a past: a year of bookings with everything that follows from them, created by the rules of the
 * site in one transaction, without sending mails. Returns false if the world has a past or bookings of its own.
 */
export async function buildDemoYear(
  connection: DatabaseConnection,
  options: DemoYearOptions,
): Promise<boolean> {
  const { db } = connection;
  const world = await readMarker(db);
  if (!world?.complete || world.objects === 0) return false;
  if ((await readFact(db, factKey)) !== null || (await store.hasBookings(db))) return false;
  await connection.transaction(async (tx) => {
    await writeFast(tx, false);
    await play(connection, tx, options);
    await updateFact(tx, factKey, { seed: options.seed, from: todayInBerlin(options.now) });
  });
  await analyze(connection);
  return true;
}

async function play(
  connection: DatabaseConnection,
  tx: Tx,
  { seed, now, secret }: DemoYearOptions,
): Promise<void> {
  const today = dayInBerlin(now);
  const operator = buildOperator(operatorFacts(), 'localhost');
  const clock = { now: () => now, today: () => today };
  const pricing = createPricing({ db: connection.db, clock, paysOnline: true, operator: () => operator });
  const timeline = createTimeline(now);
  const people = await findPeople(tx);
  const changeoverHomes = await changeoversStore.homes(tx, people.cleaner, 'de');
  const homesOfLandlord = new Set(changeoverHomes.map(({ objectNumber }) => objectNumber));
  let lines = 0;
  const nextLine = (): number => (lines += 1);
  const context: YearContext = {
    tx,
    seed,
    today,
    now,
    timeline,
    pricing,
    operator,
    people,
    homesOfLandlord,
    secret,
    nextLine,
  };
  const homes = await store.chooseHomes(tx, otherLandlords);
  if (homes.length === 0) return;
  const numbers = homes.map(({ objectNumber }) => objectNumber);
  await store.letSiteCollect(tx, homes[0]!.landlordId);
  await store.publishLongAgo(tx, numbers);
  await store.insertPastSeasons(tx, numbers);
  const seasons = await store.readSeasons(tx, numbers);
  const blocks = await store.takeBlocks(tx, numbers, addDays(today, 150));
  const ofFirst = homes
    .filter(({ landlordId }) => landlordId === homes[0]!.landlordId)
    .map((home) => ({ ...home, landlordCollects: false }));
  const world: YearWorld = {
    seed,
    today,
    now,
    homes: [...ofFirst, ...homes.slice(ofFirst.length)],
    seasons,
    blocks,
  };

  await agreeWithPartners(context);
  await planPayouts(context, world.homes);
  const vouchers = await planVouchers(context);
  const booked: BookingRow[] = [];
  const plans = withGuest(planStays(world), people.guest);
  const answered = new Map(world.homes.map((home) => [home.objectNumber, home]));
  for (const choices of [...plans.map((plan) => [plan]), ...newPlans(world, plans.length, people.guest)]) {
    const { createdAt } = choices[0]!;
    timeline.plan(createdAt, async () => {
      const made = await bookFirst(context, choices, vouchers);
      if (!made) return;
      const { plan, booking } = made;
      booked.push(booking);
      const { ratings, landlordLanguage } = answered.get(plan.objectNumber)!;
      const isRated = ratings > 2 && plan.number % 2 === 0;
      const language = isLanguage(landlordLanguage) ? landlordLanguage : defaultLanguage;
      planRating(context, booking, { writes: isRated, landlordLanguage: language });
      if (plan.number % 6 === 1) planTalk(context, booking, plan.number, createdAt);
    });
  }
  planManualPostings(context);
  await askQuestions(context, world.homes[0]!);
  timeline.plan(later(now, -40), async () => {
    const open = await moneyStore.bookings(tx, { today, query: '', onlyOverdue: false });
    const openBookings = open.filter((one) => one.open > 0 && one.state === 'confirmed');
    planUnknownReceipts(
      context,
      openBookings.map((one) => ({
        id: one.id,
        number: one.display_number,
        name: one.name,
        amount: one.open,
      })),
    );
  });
  await timeline.play(tx);
  await store.restoreBlocks(tx, blocks);
  await openCases(context, {
    ofToday: booked.find(({ start_date, state }) => start_date === today && state !== 'cancelled'),
    former: booked.find(({ end_date }) => end_date < addDays(today, -30)),
  });
  await enterDirectBookings(context, world.homes);
  await tickChangeovers(context);
  await writeArticle(context);
  await accountToOwners(context, world.homes);
  await countVisits(context, world.homes);
  await countSearches(context, world.homes);
  await leaveToOffice(context, await store.chooseHomeToApprove(tx, numbers));
  await noteCalls(context);
  await gatherReaders(context);
  await payPartners(context);
  await proposeNight(context);
  await offerAnotherWeek(context);
  await store.dropDueJobs(tx, now);
  await store.markArrivalsTold(tx, { today, now });
}

/** Gives the demo guest a past stay, a coming stay and a request for a weekend. */
function withGuest(plans: readonly StayPlan[], uid: string): StayPlan[] {
  const ownIndexes = new Set([3, 20, 41, 9]);
  return plans.map((plan) =>
    ownIndexes.has(plan.number) ? { ...plan, fate: 'stays', guest: demoGuest(plan, uid) } : plan,
  );
}

function demoGuest({ guest }: Pick<StayPlan, 'guest'>, uid: string): StayPlan['guest'] {
  const customer = {
    ...guest.customer,
    ...{ firstName: 'Greta', lastName: 'Sommer', email: 'guest@demo.feriola.example', country: 'DE' },
    ...{ street: 'Lindenstraße 7', zip: '20249', city: 'Hamburg' },
  };
  return { ...guest, uid, customer, language: 'de' };
}

const pickVoucher = (plan: StayPlan, codes: readonly string[]): { voucher?: string } => {
  const turn = plan.number % 29 === 0 ? plan.number / 29 - 1 : -1;
  const code = codes[turn];
  return code === undefined ? {} : { voucher: code };
};

/** Bookings of the last days at the first landlord: a request of the demo guest, an option, and bookings to confirm. */
function newPlans(world: YearWorld, others: number, uid: string): StayPlan[][] {
  const [first, second = first] = world.homes;
  const waits = { fate: 'waits', isInstant: false } as const;
  const isCancelled = {
    fate: 'guestCancels',
    isInstant: true,
    paidBy: 'transfer',
    isLate: false,
    cancelledAt: later(world.now, -6),
  } as const;
  const planned: readonly {
    home: YearHome;
    ahead: number;
    hours: number;
    more: Pick<StayPlan, 'fate' | 'isInstant' | 'method'> & Partial<StayPlan>;
  }[] = [
    { home: first!, ahead: 170, hours: 7, more: { ...waits, method: 'request' } },
    { home: second!, ahead: 190, hours: 20, more: { ...waits, method: 'option' } },
    { home: first!, ahead: 212, hours: 3, more: { ...waits, method: 'booking' } },
    { home: second!, ahead: 235, hours: 50, more: { ...waits, method: 'request' } },
    // A refund to this guest waits for the office.
    { home: second!, ahead: 220, hours: 400, more: { ...isCancelled, method: 'booking' } },
  ];
  return planned
    .map(({ home, ahead, hours, more }, index) =>
      Array.from({ length: 12 }, (_, turn) => turn * 9).flatMap((shift) => {
        const random = seededRandom(world.seed, 'new', index);
        const stay = findNextStay(world.seasons, home, addDays(world.today, ahead + shift), 7);
        if (stay === null) return [];
        const createdAt = later(world.now, 0 - hours);
        const plan = buildPlan(world, home, random, stay, more.fate);
        const guest = index === 0 ? demoGuest(plan, uid) : plan.guest;
        return [{ ...plan, ...more, guest, createdAt, partner: null, number: others + 1 + index }];
      }),
    )
    .filter((choices) => choices.length > 0);
}

async function bookFirst(
  context: YearContext,
  choices: readonly StayPlan[],
  vouchers: readonly string[],
): Promise<{ plan: StayPlan; booking: BookingRow } | null> {
  for (const plan of choices) {
    const booking = await book(context, { ...plan, ...pickVoucher(plan, vouchers) });
    if (booking) return { plan, booking };
  }
  return null;
}

async function findPeople(tx: Tx): Promise<YearPeople> {
  const findUid = async (role: keyof YearPeople): Promise<string> => {
    const account = await accountStore.findByEmail(tx, `${role}@demo.feriola.example`);
    if (!account) throw new Error(`The demo world has nobody who is ${role}.`);
    return account.uid;
  };
  return {
    guest: await findUid('guest'),
    landlord: await findUid('landlord'),
    cohost: await findUid('cohost'),
    cleaner: await findUid('cleaner'),
    office: await findUid('office'),
    accounting: await findUid('accounting'),
    editor: await findUid('editor'),
    admin: await findUid('admin'),
  };
}
