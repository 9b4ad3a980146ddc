import { expect, test } from 'vitest';
import { api, type EndpointName } from '../../contract/api.ts';
import { lentPermissions } from '../../domain/acting.ts';
import { permissionsOfRoles } from '../../domain/roles.ts';
import type { BoundEndpoint } from '../../server/http/bind.ts';
import type { Acting, LoggedIn } from '../../server/http/handler.ts';
import { findStandIn } from '../../server/http/on-behalf.ts';
import { run } from '../../server/http/run-endpoint.ts';
import { aCall } from '../harness/calls.ts';
import {
  accountRoles,
  actedForRole,
  admission,
  answeredRoles,
  holderOf,
  inputAs,
  linkAccess,
  roles,
  type Role,
  type Worlds,
} from './expected-access.ts';
import { imaginedWorld, otherImaginedWorld } from './imagined-world.ts';

/**
 * Asks the decision who may call about every call and everybody, without a server. That the server asks it, and how areas open
 * their links, shows `authorization-matrix.db.test.ts`.
 */
const names = Object.keys(api) as EndpointName[];
const worlds: Worlds = { world: imaginedWorld, other: otherImaginedWorld };

const token = {} as LoggedIn['token'];

function accountOf(role: Role): LoggedIn | null {
  const own = accountRoles(role);
  return own && { uid: role, token, permissions: permissionsOfRoles(own) };
}

const lent = lentPermissions.filter((one) => permissionsOfRoles([actedForRole]).has(one));
const acting: Acting = {
  actingId: 1,
  uid: 'acted-for',
  name: 'Erika',
  permissions: new Set(lent),
  until: new Date(0),
};
const desk = { find: () => Promise.resolve(acting) };

/** Answers as the server's first steps do: `admitted` where a handler would run, else the status. */
async function decide(name: EndpointName, role: Role): Promise<'admitted' | number> {
  const user = accountOf(role);
  const who = { uid: null, device: null, user };
  const secret = role === 'acting' ? 'secret' : undefined;
  const { standing, ...standIns } = await findStandIn(desk, api[name], who, secret);
  if (standing === 'refused') return 403;
  const given = inputAs(name, role, worlds);
  let isHandled = false;
  const bound: BoundEndpoint = {
    endpoint: api[name],
    handle: () => Promise.resolve({ ok: true, data: null }),
    open: (link) => Promise.resolve(isHolders(name, link) ? {} : null),
  };
  const work = (input: unknown, call: Parameters<BoundEndpoint['handle']>[1]) => {
    isHandled = true;
    return bound.handle(input, call);
  };
  const outcome = await run(bound, work, given, aCall({ ...standIns.who, acting: standIns.acting }));
  expect(outcome.ok).toBe(isHandled);
  return outcome.ok ? 'admitted' : outcome.httpStatus;
}

/** True when all fields of the link are those that the call's holder has. */
function isHolders(name: EndpointName, link: unknown): boolean {
  const held = inputAs(name, holderOf(name)!, worlds);
  return Object.entries(link as Record<string, unknown>).every(([field, value]) => held[field] === value);
}

test('each call that a link opens says what its holder is answered, and nobody else', () => {
  for (const name of names) {
    if (!linkAccess(api[name])) continue;
    expect(answeredRoles(name), name).toHaveLength(1);
    expect(['guestByLink', 'landlordByLink', 'subscriberByLink'], name).toContain(answeredRoles(name)[0]);
  }
});

test.each(names)('%s admits whom the contract admits, and nobody else', async (name) => {
  const decisions: Record<string, unknown> = {};
  for (const role of roles) decisions[role] = await decide(name, role);
  expect(decisions).toEqual(Object.fromEntries(roles.map((role) => [role, admission(name, role)])));
});
