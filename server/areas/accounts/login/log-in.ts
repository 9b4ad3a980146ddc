import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { login as loginCall } from '../../../../contract/accounts/login.ts';
import type { Call } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import type { LoginForm } from '../business/business-store.ts';
import { tryPassword } from '../guess-limits.ts';
import { checkSecondFactor } from '../factors/second-factor.ts';
import { beginSession, type BegunSession } from '../sessions.ts';

interface Credentials {
  /** A mail address, or the number of a landlord, partner or agency. */
  login: string;
  password: string;
  code?: string | undefined;
  /** Accepts only the numbers of one kind; without it both kinds are accepted. */
  form?: LoginForm;
  /** The form in which a number was entered: it is meant first. */
  prefers?: LoginForm;
}

type LoginCall = Pick<Call, 'device' | 'network' | 'userAgent' | 'user'>;

const loginFailed = { ok: false, type: 'login-failed', data: null } as const;

/** Logs in. Unknown, unconfirmed and suspended accounts and wrong passwords get the same answer after the same work. */
export async function logIn(
  deps: AccountsContext,
  { login, password, code, ...numbers }: Credentials,
  call: LoginCall,
  persistent: boolean,
): Promise<{ ok: true; begun: BegunSession } | Failure<typeof loginCall>> {
  const account = await findAccount(deps.connection.db, login, numbers);
  // Attempts by number and by address of the same account are counted together.
  const email = account?.email ?? login;
  const passwordResult = await tryPassword(deps, { email, password, account }, call);
  if (!passwordResult.ok)
    return { ok: false, type: 'too-many-tries', data: { retryAfter: passwordResult.retryAfter } };
  if (!passwordResult.isRight || !account || account.suspendedAt !== null) return loginFailed;
  const refusal = await checkSecondFactor(deps, account.uid, code, call.user);
  if (refusal) return refusal;
  const begun = await deps.connection.transaction(async (tx) => {
    const lockedAccount = await accountStore.lock(tx, account.uid);
    // The account may have changed since the password was compared.
    if (
      !lockedAccount ||
      lockedAccount.suspendedAt !== null ||
      lockedAccount.passwordHash !== account.passwordHash
    )
      return null;
    return beginSession(deps, tx, lockedAccount, call, persistent);
  });
  return begun ? { ok: true, begun } : loginFailed;
}

const numberForm = /^\d{1,12}$/;

export function findAccount(
  db: Queryable,
  login: string,
  numbers: Pick<Credentials, 'form' | 'prefers'> = {},
): Promise<AccountRow | null> {
  const input = login.trim();
  return numberForm.test(input)
    ? accountStore.findByNumber(db, Number(input), numbers)
    : accountStore.findByEmail(db, input);
}
