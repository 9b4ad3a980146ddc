import type { Tx } from '../../../platform/database.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { factorStore } from './factor-store.ts';
import { passkeyStore } from './passkey-store.ts';
import { endSessions } from '../sessions.ts';

/** Removes the app or all second factors, notifies the owner and ends all sessions but the current one. False if there was none. */
export async function removeFactor(
  deps: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  { uid, email, language }: AccountRow,
  actor: string,
  { keptSession, withPasskeys = false }: { keptSession?: string; withPasskeys?: boolean },
): Promise<boolean> {
  const hadApp = await factorStore.delete(tx, uid);
  const hadPasskeys = withPasskeys && (await passkeyStore.deleteAll(tx, uid));
  if (!hadApp && !hadPasskeys) return false;
  await accountStore.insertEvent(tx, { uid, kind: 'factor-removed', actor, at: deps.clock.now() });
  await endSessions(deps, tx, uid, { but: keptSession });
  await askForMail(deps, tx, { kind: 'factor-removed', email, language, uid });
  return true;
}
