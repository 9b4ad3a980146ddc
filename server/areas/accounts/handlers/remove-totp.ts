import type { removeTotp } from '../../../../contract/accounts/remove-totp.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ownAccount } from '../login/own-account.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

export function removeTotpHandler(deps: AccountsContext): Handler<typeof removeTotp> {
  return async ({ currentPassword, code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, account.uid, code, call.user));
    if (refusal) return refusal;
    const isRemoved = await deps.connection.transaction((tx) =>
      removeFactor(deps, tx, account, account.uid, { keptSession: call.user.token.sessionId }),
    );
    return { ok: true, data: { removed: isRemoved } };
  };
}
