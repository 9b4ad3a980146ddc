import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type EndpointName } from '../../contract/api.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { expectDeclared } from '../harness/declared-answers.ts';
import { isFullRun } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import {
  accountRoles,
  actedForRole,
  admission,
  expectedStatus,
  holderOf,
  inputAs,
  linkAccess,
  roles,
  type Role,
  type Worlds,
} from './expected-access.ts';
import { newUid, aSession, aToken } from './tokens.ts';
import { aCallHome, aCallWorld, send } from './valid-calls.ts';

/**
 * Asks the calls over HTTP. Who may call what is decided in memory for everybody (`authorization-matrix.test.ts`), so that here
 * all call one call of each kind, and the others are called by one who is admitted and by one who is not; in the full run
 * everybody calls everything.
 */
const names = Object.keys(api) as EndpointName[];

let database: TestDatabase;
let site: RunningSite;
let worlds: Worlds;

beforeAll(async () => {
  database = await openTestDatabase();
  const home = await aCallHome(database);
  site = await startSite(database);
  worlds = { world: await aCallWorld(database, site, home), other: await aCallWorld(database, site, home) };
});
afterAll(() => site.stop());

/** Calls of one kind have the same door. */
function kindOf({ access, onBehalf, method }: Endpoint): string {
  const fields = typeof access === 'string' ? [access] : Object.keys(access);
  return [...fields, onBehalf ? 'onBehalf' : '', method].join();
}

const firstOfKinds = new Set([
  ...new Map([...names].reverse().map((name) => [kindOf(api[name]), name])).values(),
]);

/** Returns the callers of a call: over all calls everybody gets their turn. */
function callersOf(name: EndpointName, turn: number): readonly Role[] {
  if (isFullRun || firstOfKinds.has(name)) return roles;
  const inTurn = (among: readonly Role[]): Role[] => (among.length > 0 ? [among[turn % among.length]!] : []);
  const admitted = roles.filter((role) => admission(name, role) === 'admitted');
  const refused = roles.filter((role) => admission(name, role) !== 'admitted');
  if (linkAccess(api[name])) {
    const withoutLogin: Role[] = ['guestByLink', 'landlordByLink', 'otherGuestByLink', 'otherLandlordByLink'];
    const loggedIn = refused.filter((role) => accountRoles(role));
    return [...new Set([...withoutLogin, holderOf(name)!, ...inTurn(admitted), ...inTurn(loggedIn)])];
  }
  const withLogin = refused.filter((role) => accountRoles(role));
  return [...inTurn(admitted), ...inTurn(withLogin.length > 1 ? withLogin : refused)];
}

const sharedHeaders = new Map<Role, Promise<Record<string, string>>>();

/** A call that changes something has a session of its own, since some end it; all others share one. */
function headersFor(role: Role, { writes }: Endpoint): Promise<Record<string, string>> {
  if (writes) return newHeaders(role);
  const shared = sharedHeaders.get(role) ?? newHeaders(role);
  sharedHeaders.set(role, shared);
  return shared;
}

async function newHeaders(role: Role): Promise<Record<string, string>> {
  if (role === 'visitor') return { cookie: `uid=${newUid()}` };
  const granted = accountRoles(role);
  if (!granted) return {};
  const { id, uid } = await aSession(database, { roles: granted });
  const cookie = `jwt=${await aToken(site.dataDir, { jti: id })}`;
  return { cookie: role === 'acting' ? `${cookie}; acting=${await actingSecret(id, uid)}` : cookie };
}

/** Returns the secret with which a session of the office acts for a landlord. */
async function actingSecret(sessionId: string, staffUid: string): Promise<string> {
  const host = await aSession(database, { roles: [actedForRole] });
  await database.db
    .insertInto('account_businesses')
    .values({ uid: host.uid, kind: actedForRole, subject: 2_000_000 })
    .execute();
  const secret = newUid();
  await database.db
    .insertInto('acting_sessions')
    .values({
      staff_uid: staffUid,
      uid: host.uid,
      session_id: sessionId,
      secret_hash: createHash('sha256').update(secret).digest('base64url'),
      reason: 'Am Telefon gewünscht',
      began_at: new Date(),
      until: new Date(Date.now() + 1_800_000),
    })
    .execute();
  return secret;
}

describe.each(names.map((name, turn) => ({ name, turn })))('$name', ({ name, turn }) => {
  test.each(callersOf(name, turn))('as %s', async (role) => {
    const headers = await headersFor(role, api[name]);
    const response = await send(site.url, name, inputAs(name, role, worlds), headers);
    const text = await response.text();
    expect(response.status, text).toBe(expectedStatus(name, role));
    if (response.ok) expectDeclared(api[name], (JSON.parse(text) as { data: unknown }).data);
  });
});
