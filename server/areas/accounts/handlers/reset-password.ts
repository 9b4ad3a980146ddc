import type { resetPassword } from '../../../../contract/accounts/reset-password.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { Handler, LoggedIn } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import type { AccountMailRow } from '../mails/account-mail-store.ts';
import { consumeLink } from '../mails/account-mails.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { createAccount } from '../registration/create-account.ts';
import { replacePassword } from '../registration/replace-password.ts';
import { checkSecondFactor } from '../factors/second-factor.ts';
import { runUndoable } from '../registration/run-undoable.ts';
import { answerLogin, beginSession } from '../sessions.ts';

/** The last two links set the first password, of an approved business and of staff. */
const passwordLinks = ['reset-password', 'business-approved', 'invited'] as const;
const linkInvalid = { ok: false, type: 'link-invalid', data: null } as const;

export function resetPasswordHandler(deps: AccountsContext): Handler<typeof resetPassword> {
  return async ({ resetID, user: { password, code } }, call) => {
    const refusal = await refusedOwner(deps, resetID, { password, code }, call.user);
    if (refusal) return refusal;
    // Before the transaction: hashing waits in a queue.
    const passwordHash = await deps.passwords.hash(password);
    return runUndoable<Outcome<typeof resetPassword>>(deps.connection, async (tx) => {
      const mail = await consumeLink(deps, tx, resetID, passwordLinks);
      if (!mail) return linkInvalid;
      const account = await replaceOrCreatePassword(deps, tx, mail, passwordHash);
      if (!account) return linkInvalid;
      return { ok: true, data: answerLogin(await beginSession(deps, tx, account, call, false), call) };
    });
  };
}

/** Checks the second factor before the link is used up, since access to the mailbox is not enough. */
async function refusedOwner(
  deps: AccountsContext,
  resetID: string,
  { password, code }: { password: string; code: string | undefined },
  user: LoggedIn | null,
): Promise<Exclude<Outcome<typeof resetPassword>, { ok: true }> | null> {
  const mail = await runUndoable<AccountMailRow | null>(deps.connection, async (tx, undo) =>
    undo(await consumeLink(deps, tx, resetID, passwordLinks)),
  );
  if (!mail) return linkInvalid;
  const wrong = await deps.passwords.findProblem(password, mail.email);
  if (wrong) return { ok: false, type: 'password-refused', data: { reason: wrong } };
  return mail.uid === null ? null : checkSecondFactor(deps, mail.uid, code, user);
}

/**
 * Returns the account with the new password. The link proves the address, so it also creates the account of a registration that was never
 * confirmed.
 */
async function replaceOrCreatePassword(
  deps: AccountsContext,
  tx: Tx,
  { uid, email, profile }: AccountMailRow,
  passwordHash: string,
): Promise<AccountRow | null> {
  if (uid === null) return profile && createAccount(deps, tx, { email, profile, passwordHash });
  const account = await accountStore.lock(tx, uid);
  if (!account || account.suspendedAt !== null) return null;
  await accountStore.deleteDevices(tx, uid);
  await replacePassword(deps, tx, account, passwordHash);
  return account;
}
