import { afterAll, beforeAll } from 'vitest';
import type { EndpointName } from '../../../../contract/api.ts';
import type { Thread } from '../../../../contract/messages/thread.ts';
import { aBusinessLogin } from '../../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../../tests/harness/running-site.ts';
import { ask } from '../../../../tests/trust/account-calls.ts';
import { book, landlordHashOf, mailsIn, readable } from '../../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../../tests/trust/valid-calls.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { notifyWorkers } from '../../../platform/jobs-store.ts';

export type Person = 'first' | 'second' | 'office' | 'guest';

/** A booking with the links of both sides. */
export interface Booked {
  id: number;
  guest: { bookingID: number; bookingHash: string };
  landlord: { bookingId: number; bookingHash: string };
}

interface MessagesSite {
  clock: ReturnType<typeof fixedClock>;
  headers: Record<Person, Record<string, string>>;
  database: TestDatabase;
  url: string;
  dataDir: string;
  /** The home of the first landlord. */
  home: number;
  /** The home of the second landlord. */
  foreign: number;
  /** Moves the clock, and lets the workers look for due jobs at once. */
  pass: (milliseconds: number) => Promise<void>;
  aBooking: (of?: number) => Promise<Booked>;
  key: () => string;
  call: (name: EndpointName, input: object, as?: Record<string, string>) => ReturnType<typeof ask>;
  threadOf: (reply: { data: Record<string, unknown> }) => Thread;
  asGuest: (booked: Booked, text: string, more?: object) => ReturnType<typeof ask>;
  asLandlord: (booked: Booked, text: string, more?: object) => ReturnType<typeof ask>;
  mailsOf: (booked: Booked) => string[];
}

/**
 * Starts a site with a home of each of two landlords for the tests of a file, and stops it after them. The returned
 * functions write and read messages.
 */
export function messagesSite(): MessagesSite {
  const clock = fixedClock(new Date().toISOString());
  let database: TestDatabase;
  let site: RunningSite;
  let home: number;
  let foreign: number;
  const headers = {} as Record<Person, Record<string, string>>;

  const aPerson = (role: string, subject?: number): Promise<Record<string, string>> =>
    aBusinessLogin({ database, dataDir: site.dataDir }, role, subject);

  beforeAll(async () => {
    database = await openTestDatabase();
    home = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
    foreign = await aHome(database, { landlord: 2 });
    site = await startSite(database, { clock });
    headers.first = await aPerson('landlord', 1);
    headers.second = await aPerson('landlord', 2);
    headers.office = await aPerson('office');
    headers.guest = await aPerson('guest');
  });
  afterAll(() => site.stop());

  async function pass(milliseconds: number): Promise<void> {
    clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());
    await database.transaction((tx) => notifyWorkers(tx));
  }

  async function aBooking(of = home): Promise<Booked> {
    const { data } = await book(site.url, aRequest(of));
    const { bookingID: id, bookingHash } = data!;
    const secret = await landlordHashOf(database, site.dataDir, id);
    return { id, guest: { bookingID: id, bookingHash }, landlord: { bookingId: id, bookingHash: secret } };
  }

  let keys = 0;
  const key = (): string => `a key of a message ${(keys += 1)}`;
  const call = (name: EndpointName, input: object, as: Record<string, string> = {}) =>
    ask(site.url, name, input as Record<string, unknown>, as);
  const threadOf = ({ data }: { data: Record<string, unknown> }): Thread => data['thread'] as Thread;
  const asGuest = (booked: Booked, text: string, more: object = {}) =>
    call('sendGuestMessage', { ...booked.guest, text, idempotencyKey: key(), ...more });
  const asLandlord = (booked: Booked, text: string, more: object = {}) =>
    call('sendLandlordMessage', { ...booked.landlord, text, idempotencyKey: key(), ...more });
  const mailsOf = ({ id }: Booked): string[] =>
    mailsIn(site.dataDir)
      .filter((mail) => mail.id.startsWith(`<messages-${id}-`))
      .map(({ raw }) => readable(raw));

  return {
    ...{ clock, headers, pass, aBooking, key, call, threadOf, asGuest, asLandlord, mailsOf },
    get database(): TestDatabase {
      return database;
    },
    get url(): string {
      return site.url;
    },
    get dataDir(): string {
      return site.dataDir;
    },
    get home(): number {
      return home;
    },
    get foreign(): number {
      return foreign;
    },
  };
}
