import type { Tx } from '../../../platform/database.ts';
import { accountMailStore } from '../mails/account-mail-store.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { endSessions } from '../sessions.ts';

/** Replaces the password. It ends all other sessions and all links that set a password; the owner gets a mail. */
export async function replacePassword(
  deps: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  { uid, email, language }: AccountRow,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  await accountStore.updatePassword(tx, uid, passwordHash);
  await accountStore.insertEvent(tx, { uid, kind: 'password-set', actor: uid, at: deps.clock.now() });
  await endSessions(deps, tx, uid, { but: keptSession });
  await accountMailStore.deleteOfAccount(tx, uid, ['reset-password', 'confirm-email', 'login-link']);
  await askForMail(deps, tx, { kind: 'password-changed', email, language, uid });
}
