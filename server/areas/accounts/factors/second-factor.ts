import { staffRoles } from '../../../../domain/roles.ts';
import type { Call, LoggedIn } from '../../../http/handler.ts';
import type { CountedLimit, LimitedKey } from '../../../platform/counted-limits.ts';
import type { Queryable } from '../../../platform/database.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { factorStore, type TotpRow } from './factor-store.ts';
import { tryPassword } from '../guess-limits.ts';
import { passkeyStore } from './passkey-store.ts';
import { readRecoveryCode } from '../rules/recovery-codes.ts';
import { totpStep } from '../rules/totp.ts';
import { unseal } from '../../../platform/secret-box.ts';
import { sessionStore } from '../session-store.ts';

const minuteMs = 60_000;
/** Limits wrong codes per account, since a caller at this point knows the password. Two of a million codes are valid at a time. */
const codeLimits: readonly CountedLimit[] = [
  { name: 'login.code-minute', max: 5, spanMs: minuteMs },
  { name: 'login.code-ten-minutes', max: 10, spanMs: 10 * minuteMs },
  { name: 'login.code-day', max: 60, spanMs: 24 * 60 * minuteMs },
];

export const totpPurpose = 'account-totp';

export type FactorDeps = Pick<AccountsContext, 'connection' | 'clock' | 'limits' | 'passwords' | 'secret'>;

type Refused =
  | { ok: false; type: 'too-many-tries'; data: { retryAfter: number } }
  | { ok: false; type: 'second-factor-needed'; data: { methods: ('totp' | 'recovery' | 'passkey')[] } };

/**
 * Checks the second factor; null if it is valid or none is set. A missing and a wrong code get the same answer, and a valid one is used up.
 * A passkey used recently in this session replaces the code. Guests may have passkeys and still log in by password alone; for staff they
 * are a second factor.
 */
export async function checkSecondFactor(
  deps: FactorDeps,
  uid: string,
  code: string | undefined,
  user: Pick<LoggedIn, 'uid' | 'token'> | null,
): Promise<Refused | null> {
  const { db } = deps.connection;
  const row = await factorStore.find(db, uid);
  const hasApp = row !== null && row.confirmedAt !== null;
  const hasPasskey = await passkeyStore.has(db, uid);
  if (!hasApp && !(hasPasskey && (await isStaff(db, uid)))) return null;
  if (hasPasskey && (await hasJustShownPasskey(deps, uid, user))) return null;
  const codeResult =
    !hasApp || code === undefined || code.trim() === ''
      ? ({ ok: true, isRight: false } as const)
      : await tryCode(deps, uid, row, code);
  if (!codeResult.ok)
    return { ok: false, type: 'too-many-tries', data: { retryAfter: codeResult.retryAfter } };
  if (codeResult.isRight) return null;
  const hasCodes = hasApp && (await factorStore.countRecoveryCodes(db, uid)) > 0;
  const methods = [
    ...(hasApp ? (['totp'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
  return { ok: false, type: 'second-factor-needed', data: { methods } };
}

const isStaff = async (db: Queryable, uid: string): Promise<boolean> =>
  (await accountStore.roles(db, uid)).some((role) => staffRoles.some((staffRole) => staffRole === role));

const passkeyFreshMs = 10 * minuteMs;

async function hasJustShownPasskey(
  { connection: { db }, clock }: FactorDeps,
  uid: string,
  user: Pick<LoggedIn, 'uid' | 'token'> | null,
): Promise<boolean> {
  if (user?.uid !== uid) return false;
  const shownAt = await sessionStore.passkeyAt(db, user.token.sessionId);
  return shownAt !== null && shownAt.getTime() > clock.now().getTime() - passkeyFreshMs;
}

type Tried = { ok: true; isRight: boolean } | { ok: false; retryAfter: number };

/** Checks a code within the limits; the attempt is counted before it is checked. */
export async function tryCode(deps: FactorDeps, uid: string, row: TotpRow, input: string): Promise<Tried> {
  const { db } = deps.connection;
  const mailCount = await deps.limits.count(
    db,
    codeLimits.map((limit): LimitedKey => [limit, uid]),
  );
  if (!mailCount.ok) return mailCount;
  const isRight = (await useTotp(deps, uid, row, input)) || (await useRecoveryCode(deps, uid, input));
  if (isRight) await deps.limits.uncount(db, mailCount.use);
  return { ok: true, isRight };
}

async function useTotp(
  { connection: { db }, clock, secret }: FactorDeps,
  uid: string,
  row: TotpRow,
  input: string,
): Promise<boolean> {
  const key = unseal(secret, totpPurpose, uid, row.secret);
  // If the server's key was changed and the former one is not configured, only recovery codes work.
  if (!key) return false;
  const step = totpStep(key, input, clock.now(), row.lastStep);
  return step !== null && factorStore.useStep(db, uid, step);
}

async function useRecoveryCode(
  { connection, clock, passwords }: FactorDeps,
  uid: string,
  input: string,
): Promise<boolean> {
  const given = readRecoveryCode(input);
  if (!given) return false;
  const hash = await factorStore.recoveryHash(connection.db, uid, given.place);
  if (hash === null || !(await passwords.isRight(given.code, hash))) return false;
  return connection.transaction(async (tx) => {
    if (!(await factorStore.useRecoveryCode(tx, uid, given.place, hash))) return false;
    await accountStore.insertEvent(tx, {
      uid,
      kind: 'recovery-code-used',
      actor: uid,
      at: clock.now(),
    });
    return true;
  });
}

type WrongPassword = { ok: false; type: 'wrong-password'; data: null };

/** Checks the password again before an act that needs it; null if it is right. A passkey used recently in this session replaces it. */
export async function checkPassword(
  deps: FactorDeps,
  account: AccountRow,
  password: string,
  call: Pick<Call, 'device' | 'network' | 'user'>,
): Promise<Extract<Refused, { type: 'too-many-tries' }> | WrongPassword | null> {
  if (password === '' && (await hasJustShownPasskey(deps, account.uid, call.user))) return null;
  const tried = await tryPassword(deps, { email: account.email, password, account }, call);
  if (!tried.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: tried.retryAfter } };
  return tried.isRight ? null : { ok: false, type: 'wrong-password', data: null };
}
