import type { renamePasskey } from '../../../../contract/accounts/rename-passkey.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ownAccount } from '../login/own-account.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { presentPasskeys } from '../factors/passkeys.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';

/** Requires the password: another person at an open session could otherwise rename keys so that the owner removes the wrong one. */
export function renamePasskeyHandler(deps: AccountsContext): Handler<typeof renamePasskey> {
  return async ({ passkeyID, name, currentPassword, code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const { uid } = account;
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, uid, code, call.user));
    if (refusal) return refusal;
    const at = deps.clock.now();
    return deps.connection.transaction(async (tx) => {
      await accountStore.lock(tx, uid);
      const before = await passkeyStore.rename(tx, uid, passkeyID, name);
      if (before !== null && before !== name) {
        const detail = `${before} → ${name}`;
        await accountStore.insertEvent(tx, { uid, kind: 'passkey-renamed', actor: uid, detail, at });
      }
      return { ok: true, data: { passkeys: await presentPasskeys(tx, uid) } };
    });
  };
}
