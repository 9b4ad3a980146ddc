import type { Tx } from '../../platform/database.ts';
import { askForMail } from './account-mails.ts';
import { accountStore, type AccountRow } from './account-store.ts';
import type { AccountsContext } from './accounts-context.ts';
import { factorStore } from './factor-store.ts';
import { endSessions } from './sessions.ts';

/** Removes the second factor and tells its owner; sessions but one end. False: there was none. */
export async function removeFactor(
  deps: Pick<AccountsContext, 'clock'>,
  tx: Tx,
  { uid, email, language }: AccountRow,
  actor: string,
  keptSession?: string,
): Promise<boolean> {
  if (!(await factorStore.delete(tx, uid))) return false;
  await accountStore.insertEvent(tx, { uid, kind: 'factor-removed', actor, at: deps.clock.now() });
  await endSessions(deps, tx, uid, { but: keptSession });
  await askForMail(deps, tx, { kind: 'factor-removed', email, language, uid });
  return true;
}
