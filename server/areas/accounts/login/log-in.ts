import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { login as loginCall } from '../../../../contract/accounts/login.ts';
import type { Call } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import type { LoginForm } from '../business/business-store.ts';
import { tryPassword } from '../guess-limits.ts';
import { refusedFactor } from '../factors/second-factor.ts';
import { beginSession } from '../sessions.ts';

interface Credentials {
  /** A mail address, or the number of a landlord, partner or agency. */
  login: string;
  password: string;
  code?: string | undefined;
  /** The form that a number was typed into; without it both kinds of number are accepted. */
  form?: LoginForm;
}

type LoginCall = Pick<Call, 'device' | 'network' | 'userAgent' | 'user'>;
type Begun = Awaited<ReturnType<typeof beginSession>>;

const failed = { ok: false, type: 'login-failed', data: null } as const;

/** Unknown, unconfirmed and suspended accounts and wrong passwords get the same answer after the same work. */
export async function logIn(
  deps: AccountsContext,
  { login, password, code, form }: Credentials,
  call: LoginCall,
  persistent: boolean,
): Promise<{ ok: true; begun: Begun } | Failure<typeof loginCall>> {
  const account = await findAccount(deps.connection.db, login, form);
  // Guesses at a number and at the address of the same account are counted together.
  const email = account?.email ?? login;
  const tried = await tryPassword(deps, { email, password, account }, call);
  if (!tried.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: tried.retryAfter } };
  if (!tried.isRight || !account || account.suspendedAt !== null) return failed;
  const refused = await refusedFactor(deps, account.uid, code, call.user);
  if (refused) return refused;
  const begun = await deps.connection.transaction(async (tx) => {
    const locked = await accountStore.lock(tx, account.uid);
    // What was compared must still hold.
    if (!locked || locked.suspendedAt !== null || locked.passwordHash !== account.passwordHash) return null;
    return beginSession(deps, tx, locked, call, persistent);
  });
  return begun ? { ok: true, begun } : failed;
}

const numberForm = /^\d{1,12}$/;

export function findAccount(db: Queryable, login: string, form?: LoginForm): Promise<AccountRow | null> {
  const typed = login.trim();
  return numberForm.test(typed)
    ? accountStore.findByNumber(db, Number(typed), form)
    : accountStore.findByEmail(db, typed);
}
