import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EndpointName } from '../../../../contract/api.ts';
import type { Team, TeamMember } from '../../../../contract/team/team.ts';
import type { TeamRole } from '../../../../domain/roles.ts';
import { addDays } from '../../../../domain/stay.ts';
import { aBusinessLogin } from '../../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../../tests/harness/running-site.ts';
import { ask, goodPassword } from '../../../../tests/trust/account-calls.ts';
import { book, mailsIn, readable, until } from '../../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../../tests/trust/valid-calls.ts';

export type Headers = Record<string, string>;
type Reply = ReturnType<typeof ask>;

interface Invited {
  role?: TeamRole;
  homes?: number[] | null;
  number?: number;
}

interface TeamSite {
  database: TestDatabase;
  site: RunningSite;
  /** A home of the first landlord. */
  lodge: number;
  /** Another home of the first landlord. */
  barn: number;
  /** The home of the second landlord. */
  foreign: number;
  /** The login of the first landlord. */
  first: Headers;
  /** The login of the second landlord. */
  second: Headers;
  call: (headers: Headers, name: EndpointName, input?: Record<string, unknown>) => Reply;
  statusOf: (headers: Headers, name: EndpointName, input?: Record<string, unknown>) => Promise<number>;
  invitationMails: (email: string) => string[];
  keyTo: (email: string, count?: number) => Promise<string>;
  invite: (by: Headers, email: string, how?: Invited) => Reply;
  membersOf: (data: unknown) => TeamMember[];
  memberOf: (by: Headers, email: string) => Promise<TeamMember>;
  login: (email: string) => Promise<Headers>;
  aMember: (email: string, how?: Invited, by?: Headers) => Promise<Headers>;
  request: (home: number, weeks: number) => Promise<number>;
  insertStay: (
    home: number,
    stay: { startDate: string; endDate: string },
    party: { persons: number; childAges: number[]; dogs: number },
  ) => Promise<void>;
}

/** The person who accepts invitations. */
export const person = { firstName: 'Carla', lastName: 'Moser', password: goodPassword, language: 'de' };

/** Starts a site with the homes of two landlords for the tests of a file, and stops it after them. */
export function teamSite(): TeamSite {
  let database: TestDatabase;
  let site: RunningSite;
  let lodge: number;
  let barn: number;
  let foreign: number;
  let first: Headers;
  let second: Headers;

  beforeAll(async () => {
    database = await openTestDatabase();
    lodge = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
    barn = await aHome(database, { landlord: 1, title: 'Alte Scheune' });
    foreign = await aHome(database, { landlord: 2, title: 'Haus Seeblick' });
    site = await startSite(database);
    first = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 1);
    second = await aBusinessLogin({ database, dataDir: site.dataDir }, 'landlord', 2);
  });
  afterAll(() => site.stop());

  const call = (headers: Headers, name: EndpointName, input: Record<string, unknown> = {}) =>
    ask(site.url, name, input, headers);
  const statusOf = async (headers: Headers, name: EndpointName, input: Record<string, unknown> = {}) =>
    (await call(headers, name, input)).http;

  const invitationMails = (email: string): string[] =>
    mailsIn(site.dataDir)
      .filter(({ id, raw }) => /^<team-\d+-invited/.test(id) && raw.includes(`To: ${email}`))
      .sort(
        (one, other) =>
          Number(/invited-(\d+)/.exec(one.id)?.[1]) - Number(/invited-(\d+)/.exec(other.id)?.[1]),
      )
      .map(({ raw }) => readable(raw));

  /** Waits for the mails of invitations to an address; returns the key of the newest one's link. */
  async function keyTo(email: string, count = 1): Promise<string> {
    await until(() => invitationMails(email).length >= count, 15_000);
    return /confirmID=([\w-]+)/.exec(invitationMails(email).at(-1)!)![1]!;
  }

  const invite = (by: Headers, email: string, { role = 'cohost', homes = null, number = 1 }: Invited = {}) =>
    call(by, 'inviteTeamMember', { kind: 'landlord', number, email, role, homes, language: 'de' });

  const membersOf = (data: unknown): TeamMember[] =>
    (data as Team).businesses.flatMap(({ members }) => members);
  async function memberOf(by: Headers, email: string): Promise<TeamMember> {
    const { data } = await call(by, 'getTeam');
    return membersOf(data).find((member) => member.email === email)!;
  }

  const login = async (email: string): Promise<Headers> => {
    const { cookie } = await ask(
      site.url,
      'login',
      { user: { email, password: goodPassword } },
      {
        origin: new URL(site.url).origin,
      },
    );
    return { cookie: `jwt=${cookie ?? ''}` };
  };

  /** Invites somebody without an account, who accepts and logs in. */
  async function aMember(email: string, how: Invited = {}, by = first): Promise<Headers> {
    expect((await invite(by, email, how)).http).toBe(200);
    const invitationKey = await keyTo(email);
    expect((await ask(site.url, 'acceptTeamInvitation', { invitationKey, person })).http).toBe(200);
    return login(email);
  }

  async function request(home: number, weeks: number): Promise<number> {
    const { startDate, endDate } = aRequest(home);
    const stay = { startDate: addDays(startDate, weeks * 7), endDate: addDays(endDate, weeks * 7) };
    const { data } = await book(site.url, { ...aRequest(home), ...stay });
    return data!.bookingID;
  }

  /** A confirmed stay as the process leaves it, on days that the price of the builder does not reach. */
  async function insertStay(
    home: number,
    { startDate, endDate }: { startDate: string; endDate: string },
    party: { persons: number; childAges: number[]; dogs: number },
  ): Promise<void> {
    const id = await request(home, 20 + (home % 7));
    await database.db
      .updateTable('bookings')
      .set({
        ...{ state: 'confirmed', start_date: startDate, end_date: endDate },
        ...{ persons: party.persons, child_ages: JSON.stringify(party.childAges), dogs: party.dogs },
      })
      .where('id', '=', id)
      .execute();
    await sql`insert into stays (object_number, period, kind, booking_id)
      values (${home}, daterange(${startDate}::date, ${endDate}::date), 'booking', ${id})`.execute(
      database.db,
    );
  }

  return {
    ...{
      call,
      statusOf,
      invitationMails,
      keyTo,
      invite,
      membersOf,
      memberOf,
      login,
      aMember,
      request,
      insertStay,
    },
    get database(): TestDatabase {
      return database;
    },
    get site(): RunningSite {
      return site;
    },
    get lodge(): number {
      return lodge;
    },
    get barn(): number {
      return barn;
    },
    get foreign(): number {
      return foreign;
    },
    get first(): Headers {
      return first;
    },
    get second(): Headers {
      return second;
    },
  };
}
