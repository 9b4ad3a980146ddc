import type { login } from '../../../../contract/accounts/login.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { tryPassword } from '../guess-limits.ts';
import { answerBegun, beginSession } from '../sessions.ts';

const failed = { ok: false, type: 'login-failed', data: null } as const;

/** Unknown, unconfirmed and suspended accounts and wrong passwords are one answer, after the same work. */
export function loginHandler(deps: AccountsContext): Handler<typeof login> {
  return async ({ user: { email, password }, loginPersistent }, call) => {
    const account = await accountStore.findByEmail(deps.connection.db, email);
    const tried = await tryPassword(deps, { email, password, account }, call);
    if (!tried.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: tried.retryAfter } };
    if (!tried.isRight || !account) return failed;
    const begun = await deps.connection.transaction(async (tx) => {
      const locked = await accountStore.lock(tx, account.uid);
      // What was compared must still hold.
      if (!locked || locked.suspendedAt !== null || locked.passwordHash !== account.passwordHash) return null;
      return beginSession(deps, tx, locked, call, loginPersistent);
    });
    return begun ? { ok: true, data: answerBegun(begun, call) } : failed;
  };
}
