import type { renewRecoveryCodes } from '../../../../contract/accounts/renew-recovery-codes.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { factorStore } from '../factors/factor-store.ts';
import { ownAccount } from '../login/own-account.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

export function renewRecoveryCodesHandler(deps: AccountsContext): Handler<typeof renewRecoveryCodes> {
  return async ({ currentPassword, code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const { uid } = account;
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, uid, code, call.user));
    if (refusal) return refusal;
    const { shown, hashes } = await makeRecoveryCodes(deps);
    return deps.connection.transaction(async (tx) => {
      await accountStore.lock(tx, uid);
      if (!(await factorStore.isSet(tx, uid))) return { ok: false, type: 'factor-missing', data: null };
      await factorStore.replaceRecoveryCodes(tx, uid, hashes);
      await accountStore.insertEvent(tx, {
        uid,
        kind: 'recovery-codes-set',
        actor: uid,
        at: deps.clock.now(),
      });
      return { ok: true, data: { recoveryCodes: shown } };
    });
  };
}
