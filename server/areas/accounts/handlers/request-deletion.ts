import type { requestDeletion } from '../../../../contract/accounts/request-deletion.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { askForDeletion } from '../own-data/delete-account.ts';
import { ownAccount } from '../login/own-account.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

export function requestDeletionHandler(deps: AccountsContext): Handler<typeof requestDeletion> {
  return async ({ currentPassword, code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, account.uid, code, call.user));
    if (refusal) return refusal;
    const deletion = await deps.connection.transaction((tx) =>
      askForDeletion(deps, tx, account, call.user.token.sessionId),
    );
    return 'refused' in deletion
      ? { ok: false, type: 'deletion-refused', data: { reason: deletion.refused } }
      : { ok: true, data: { dueAt: deletion.dueAt.toISOString() } };
  };
}
