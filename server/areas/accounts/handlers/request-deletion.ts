import type { requestDeletion } from '../../../../contract/accounts/request-deletion.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { askForDeletion } from '../own-data/delete-account.ts';
import { ownAccount } from '../login/own-account.ts';
import { refusedFactor, refusedPassword } from '../factors/second-factor.ts';

export function requestDeletionHandler(deps: AccountsContext): Handler<typeof requestDeletion> {
  return async ({ currentPassword, code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const refused =
      (await refusedPassword(deps, account, currentPassword, call)) ??
      (await refusedFactor(deps, account.uid, code, call.user));
    if (refused) return refused;
    const asked = await deps.connection.transaction((tx) =>
      askForDeletion(deps, tx, account, call.user.token.sessionId),
    );
    return 'refused' in asked
      ? { ok: false, type: 'deletion-refused', data: { reason: asked.refused } }
      : { ok: true, data: { dueAt: asked.dueAt.toISOString() } };
  };
}
