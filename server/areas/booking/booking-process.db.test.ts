import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BookingMethod, BookingState } from '../../../contract/booking/booking.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { sized } from '../../../tests/harness/run-size.ts';
import { fixedClock } from '../../platform/clock.ts';
import { euros } from '../../../domain/money.ts';

/** Weeks by their number, without the last. */
interface Weeks {
  from: number;
  until: number;
}

interface PaperBooking extends Weeks {
  state: BookingState;
  endsAt: number | null;
  nights: boolean;
  /** Its landlord has cancelled it. */
  byHost?: boolean;
}

/** The content of a guest book on paper: the oracle with which the real bookings are compared. */
interface Paper {
  bookings: PaperBooking[];
  hour: number;
}

interface Real {
  kit: BookingKit;
  database: TestDatabase;
  home: number;
  links: { bookingID: number; bookingHash: string }[];
}

const weeks = ['2027-07-03', '2027-07-10', '2027-07-17', '2027-07-24'];
const startMs = Date.parse('2027-03-01T10:00:00Z');
const clock = fixedClock('2027-03-01T10:00:00Z');

const overlap = (a: Weeks, b: Weeks): boolean => a.from < b.until && b.from < a.until;
const isOccupied = (paper: Paper, stay: Weeks): boolean =>
  paper.bookings.some((booking) => booking.nights && overlap(booking, stay));
const isBound = ({ state }: PaperBooking): boolean => state === 'booked' || state === 'confirmed';
const priceOf = ({ from, until }: Weeks): number => 700 * (until - from);

/** Whoever asks for nights that are booked for good is declined. */
function declineOverlapped(paper: Paper): void {
  for (const request of paper.bookings.filter(({ state }) => state === 'requested')) {
    if (paper.bookings.some((booking) => isBound(booking) && overlap(booking, request))) {
      Object.assign(request, { state: 'declined', endsAt: null });
    }
  }
}

type Step = fc.AsyncCommand<Paper, Real>;

class Create implements Step {
  readonly method: BookingMethod;
  readonly stay: Weeks;
  constructor(method: BookingMethod, stay: Weeks) {
    this.method = method;
    this.stay = stay;
  }
  check = (): boolean => true;
  async run(paper: Paper, { kit, home, links }: Real): Promise<void> {
    const reply = await kit.create(
      bookingInput(home, {
        bookingMethod: this.method,
        startDate: weeks[this.stay.from]!,
        endDate: weeks[this.stay.until]!,
        expectedPrice: euros(priceOf(this.stay)),
      }),
    );
    if (isOccupied(paper, this.stay)) {
      expect(reply).toMatchObject({ ok: false, type: 'capacity-taken' });
      return;
    }
    if (!reply.ok) throw new Error(reply.type);
    links.push({ bookingID: reply.data.bookingID, bookingHash: reply.data.bookingHash });
    const state = ({ booking: 'booked', option: 'option', request: 'requested' } as const)[this.method];
    const endsAt = ({ booking: null, option: paper.hour + 72, request: paper.hour + 168 } as const)[
      this.method
    ];
    paper.bookings.push({ ...this.stay, state, endsAt, nights: state !== 'requested' });
    declineOverlapped(paper);
  }
  toString = (): string => `${this.method} weeks ${this.stay.from} to ${this.stay.until}`;
}

class Act implements Step {
  readonly action: 'convert' | 'confirm' | 'decline' | 'cancel' | 'hostCancel';
  readonly which: number;
  constructor(action: Act['action'], which: number) {
    this.action = action;
    this.which = which;
  }
  check = (paper: Paper): boolean => paper.bookings.length > this.which;
  async run(paper: Paper, { kit, links }: Real): Promise<void> {
    const booking = paper.bookings[this.which]!;
    const link = links[this.which]!;
    const answer = await this.perform(kit, link, booking);
    const next = this.expected(paper, booking);
    expect(answer.ok, `${this.toString()} from ${booking.state}`).toBe(next !== null);
    if (next === null) return;
    if (next === 'cancelled' && booking.state !== 'cancelled') booking.byHost = this.action === 'hostCancel';
    booking.state = next;
    booking.nights = next === 'booked' || next === 'confirmed' || next === 'option';
    booking.endsAt = next === 'option' || next === 'requested' ? booking.endsAt : null;
    declineOverlapped(paper);
  }
  private async perform(kit: BookingKit, link: Real['links'][number], stay: Weeks): Promise<{ ok: boolean }> {
    switch (this.action) {
      case 'convert':
        return kit.convert({
          ...link,
          idempotencyKey: `c-${Math.random()}`,
          acceptTerms: true,
          expectedPrice: euros(priceOf(stay)),
        });
      case 'cancel':
        return kit.cancel({ ...link, dryRun: false });
      case 'hostCancel':
        return kit.landlordCancel({
          bookingId: link.bookingID,
          bookingHash: await kit.landlordHash(link.bookingID),
          reason: 'other',
        });
      default:
        return kit.landlordSet({
          bookingId: link.bookingID,
          bookingHash: await kit.landlordHash(link.bookingID),
          action: this.action,
        });
    }
  }
  /** The state afterwards, or null where the step must be refused. */
  private expected(paper: Paper, booking: PaperBooking): BookingState | null {
    const { state } = booking;
    const ended = state === 'declined' || state === 'cancelled' || state === 'expired';
    switch (this.action) {
      case 'convert':
        if (state === 'option') return 'booked';
        // Repeated on what was an option; never on what was booked or asked for directly.
        return (state === 'booked' || state === 'confirmed') && this.wasOption(paper, booking) ? state : null;
      case 'cancel':
        return state === 'declined' || state === 'expired' ? null : 'cancelled';
      case 'hostCancel':
        return isBound(booking) || booking.byHost ? 'cancelled' : null;
      case 'confirm':
        if (state === 'confirmed' || state === 'booked') return 'confirmed';
        return state === 'requested' && !isOccupied(paper, booking) ? 'confirmed' : null;
      case 'decline':
        if (state === 'declined') return 'declined';
        return ended || state === 'confirmed' ? null : 'declined';
    }
  }
  private wasOption(paper: Paper, booking: PaperBooking): boolean {
    return options.has(paper.bookings.indexOf(booking));
  }
  toString = (): string => `${this.action} ${this.which}`;
}

/** Indices of the bookings of a run that began as options. */
const options = new Set<number>();

class Pass implements Step {
  readonly hours: number;
  constructor(hours: number) {
    this.hours = hours;
  }
  check = (): boolean => true;
  async run(paper: Paper, { kit }: Real): Promise<void> {
    paper.hour += this.hours;
    clock.set(new Date(startMs + paper.hour * 3_600_000).toISOString());
    await kit.worker.runDue();
    for (const booking of paper.bookings) {
      if (booking.endsAt !== null && booking.endsAt <= paper.hour) {
        Object.assign(booking, { state: 'expired', endsAt: null, nights: false });
      }
    }
  }
  toString = (): string => `${this.hours} hours pass`;
}

/** After each step the database says what the paper says: states, nights and one history entry a state. */
class Compared implements Step {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check = (paper: Readonly<Paper>): boolean => this.step.check(paper);
  async run(paper: Paper, real: Real): Promise<void> {
    const before = paper.bookings.length;
    await this.step.run(paper, real);
    if (paper.bookings.length > before && paper.bookings.at(-1)!.state === 'option') options.add(before);
    const rows = await real.database.db
      .selectFrom('bookings')
      .select('state')
      .where('object_number', '=', real.home)
      .orderBy('id')
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(paper.bookings.map(({ state }) => state));
    const stays = await real.database.db
      .selectFrom('stays')
      .select(sql<string>`lower(period)`.as('from'))
      .where('object_number', '=', real.home)
      .execute();
    const nights = paper.bookings.filter((booking) => booking.nights).map(({ from }) => weeks[from]!);
    expect(stays.map(({ from }) => from).sort()).toEqual(nights.sort());
    expect(await overlapsOf(real)).toEqual([]);
  }
  toString = (): string => String(this.step);
}

/**
 * States that must never occur, whatever the paper contains: two stays on one night, or an open request for booked
 * nights.
 */
async function overlapsOf({ database, home }: Real): Promise<unknown[]> {
  const { rows } = await sql`
    select a.id, b.id from stays a join stays b on a.id < b.id and a.period && b.period
    where a.object_number = ${home} and b.object_number = ${home}
    union all
    select bookings.id, stays.id from bookings join stays
      on stays.object_number = bookings.object_number and stays.period && daterange(start_date, end_date)
    where bookings.object_number = ${home} and state = 'requested' and kind = 'booking'`.execute(database.db);
  return rows;
}

/** docs/measurements/tests.md says how the sizes were chosen. */
const runs = sized('COMMAND_RUNS', { gate: 60, full: 400 });
const commandsMax = sized('COMMANDS_A_RUN', { gate: 16, full: 50 });

let database: TestDatabase;
let kit: BookingKit;
beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

const which = fc.nat(5);
const steps = [
  fc
    .tuple(fc.constantFrom<BookingMethod>('booking', 'option', 'request'), fc.nat(2), fc.nat(2))
    .map(([method, one, other]) => {
      const stay = { from: Math.min(one, other), until: Math.max(one, other) + 1 };
      return new Compared(new Create(method, stay));
    }),
  fc
    .tuple(fc.constantFrom<Act['action'][]>('convert', 'confirm', 'decline', 'cancel', 'hostCancel'), which)
    .map(([action, index]) => new Compared(new Act(action, index))),
  fc.constantFrom(1, 24, 48, 100).map((hours) => new Compared(new Pass(hours))),
];

test(
  'whatever guests, landlords and the clock do, state and nights follow the table',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: commandsMax, size: 'max' }), async (commands) => {
        await fc.asyncModelRun(async () => {
          options.clear();
          clock.set('2027-03-01T10:00:00Z');
          await database.db.deleteFrom('jobs').execute();
          const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
          return { model: { bookings: [], hour: 0 }, real: { kit, database, home, links: [] } };
        }, commands);
      }),
      { numRuns: runs },
    );
  },
  Math.max(120_000, runs * 5_000),
);
