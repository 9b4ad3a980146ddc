import type { stopDeletion as endpoint } from '../../../../contract/accounts/stop-deletion.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { stopDeletion } from '../own-data/delete-account.ts';

export function stopDeletionHandler(
  deps: Pick<AccountsContext, 'connection' | 'clock'>,
): Handler<typeof endpoint> {
  return async (_input, { user: { uid } }) => ({
    ok: true,
    data: { stopped: await deps.connection.transaction((tx) => stopDeletion(deps, tx, uid, uid)) },
  });
}
