import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { login } from '../../../contract/accounts/login.ts';
import { permissionsOfRoles, rolesInForce, staffRoles } from '../../../domain/roles.ts';
import type { Call, LoggedIn } from '../../http/handler.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import { newSecret } from '../../platform/new-secret.ts';
import { signSessionToken } from '../../platform/session-token.ts';
import { accountStore, type AccountRow } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';
import { deletionStore } from './own-data/deletion-store.ts';
import { factorStore } from './factors/factor-store.ts';
import { joinVisitor } from './join-visitor.ts';
import { presentAccount } from './rules/present-account.ts';
import { sessionStore } from './session-store.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Idle time in milliseconds after which a session ends; longer for sessions that survive the end of the browser. */
const idleMs = { browser: dayMs, persistent: 7 * dayMs } as const;
/** Maximum age of a session, even in use. */
const longestMs = 30 * dayMs;
/**
 * Staff have rights over content, people and money, so their sessions end after a working day even if in use (NIST SP 800-63B-4, 2.2.3
 * allows a day at most between two logins with two factors).
 */
const staffLongestMs = 12 * 60 * minuteMs;
/** Age at which the next page replaces a token. */
const tokenAgeMs = 15 * minuteMs;
/** Milliseconds for which the replaced token stays valid, for calls sent before the browser had the new one. */
export const earlierTokenGoodMs = minuteMs;

type SessionsDeps = Pick<
  AccountsContext,
  'connection' | 'clock' | 'sessionSecret' | 'limits' | 'joins' | 'staffNeedsFactor'
>;

export interface BegunSession {
  account: AccountRow;
  token: string;
  /** The browser's uid after the login. */
  device: string;
  persistent: boolean;
  permissions: ReturnType<typeof permissionsOfRoles>;
  deletionDueAt: Date | null;
}

export async function beginSession(
  deps: SessionsDeps,
  tx: Tx,
  account: AccountRow,
  call: Pick<Call, 'device' | 'userAgent' | 'user'>,
  persistent: boolean,
  { byPasskey = false }: { byPasskey?: boolean } = {},
): Promise<BegunSession> {
  const now = deps.clock.now();
  const session = { id: randomUUID(), uid: account.uid, persistent, userAgent: call.userAgent.slice(0, 300) };
  const expiresAt = new Date(now.getTime() + idleMs[persistent ? 'persistent' : 'browser']);
  await sessionStore.insert(tx, { ...session, now, expiresAt, passkeyAt: byPasskey ? now : null });
  // A login in the same account replaces the earlier session.
  if (call.user?.uid === account.uid) {
    await sessionStore.end(tx, account.uid, now, { only: call.user.token.sessionId });
  }
  await accountStore.updateLastLogin(tx, account.uid, now);
  await accountStore.insertEvent(tx, { uid: account.uid, kind: 'logged-in', actor: account.uid, at: now });
  const device = call.device ?? newSecret();
  await accountStore.upsertDevice(tx, account.uid, deps.limits.keyedHash(device), now);
  // A browser without a uid has no data.
  if (call.device !== null) await joinVisitor(deps, tx, call.device, account.uid);
  const token = await signSessionToken(deps.sessionSecret, {
    sessionId: session.id,
    generation: 1,
    issuedAt: now,
    expiresAt,
  });
  const roles = rolesInForce(await accountStore.roles(tx, account.uid), {
    needsFactor: deps.staffNeedsFactor,
    hasFactor: byPasskey || (await factorStore.isSet(tx, account.uid)),
  });
  const deletionDueAt = await deletionStore.dueAt(tx, account.uid);
  return { account, token, device, persistent, permissions: permissionsOfRoles(roles), deletionDueAt };
}

/** Returns the answer to a login. Its cookies store the session's token, and the browser's uid for a year. */
export function answerLogin(
  { account, token, device, persistent, permissions, deletionDueAt }: BegunSession,
  call: Pick<Call, 'keepToken' | 'keepUid'>,
): ResponseOf<typeof login> {
  const seconds = persistent ? idleMs.persistent / 1000 : null;
  call.keepUid(device);
  return {
    uid: account.uid,
    jwt: call.keepToken(token, seconds),
    accountData: presentAccount(account, permissions),
    ...(deletionDueAt && { deletionDueAt: deletionDueAt.toISOString() }),
  };
}

/**
 * Records at the start of a page that the session is in use, and replaces an old token. Returns the new token for the reply's field `jwt`;
 * null if the current token stays valid.
 */
export async function keepSessionAlive(
  { connection, clock, sessionSecret }: Pick<SessionsDeps, 'connection' | 'clock' | 'sessionSecret'>,
  { token }: LoggedIn,
  call: Pick<Call, 'keepToken'>,
): Promise<string | null> {
  const now = clock.now();
  if (now.getTime() - token.issuedAt.getTime() < tokenAgeMs) return null;
  const newToken = await connection.transaction(async (tx) => {
    const row = await sessionStore.lock(tx, token.sessionId);
    if (!row) return null;
    const isNewest = token.generation === row.generation;
    // Another page of the browser has already received the new token.
    if (!isNewest && row.generationUsedAt !== null) return null;
    const idle = idleMs[row.persistent ? 'persistent' : 'browser'];
    const expiresAt = new Date(Math.min(now.getTime() + idle, row.createdAt.getTime() + longestMs));
    await sessionStore.updateUse(tx, row.id, { lastUsedAt: now, expiresAt });
    const generation = isNewest ? row.generation + 1 : row.generation;
    if (isNewest) await sessionStore.updateGeneration(tx, row.id, generation);
    return { generation, expiresAt, persistent: row.persistent };
  });
  if (!newToken) return null;
  const { generation, expiresAt, persistent } = newToken;
  const successor = { sessionId: token.sessionId, generation, issuedAt: now, expiresAt };
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return call.keepToken(await signSessionToken(sessionSecret, successor), persistent ? seconds : null);
}

/** True once a staff session has reached its maximum age. */
export function isOverForStaff(
  { roles, createdAt }: { roles: readonly string[]; createdAt: Date },
  now: Date,
): boolean {
  const isStaff = roles.some((role) => staffRoles.some((staffRole) => staffRole === role));
  return isStaff && createdAt.getTime() <= now.getTime() - staffLongestMs;
}

/** Ends sessions. It takes effect on every process at once, since each call reads the session's row. */
export function endSessions(
  deps: Pick<SessionsDeps, 'clock'>,
  db: Queryable,
  uid: string,
  selection: { only?: string | undefined; but?: string | undefined } = {},
): Promise<number> {
  return sessionStore.end(db, uid, deps.clock.now(), selection);
}
