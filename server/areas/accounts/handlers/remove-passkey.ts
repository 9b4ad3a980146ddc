import type { removePasskey } from '../../../../contract/accounts/remove-passkey.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ownAccount } from '../login/own-account.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { presentPasskeys } from '../factors/passkeys.ts';
import { checkSecondFactor, checkPassword } from '../factors/second-factor.ts';
import { endSessions } from '../sessions.ts';

export function removePasskeyHandler(deps: AccountsContext): Handler<typeof removePasskey> {
  return async ({ passkeyID, currentPassword, code }, call) => {
    const account = await ownAccount(deps.connection.db, call.user);
    const { uid, email, language } = account;
    const refusal =
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, uid, code, call.user));
    if (refusal) return refusal;
    const at = deps.clock.now();
    return deps.connection.transaction(async (tx) => {
      await accountStore.lock(tx, uid);
      const name = await passkeyStore.delete(tx, uid, passkeyID);
      if (name !== null) {
        await accountStore.insertEvent(tx, { uid, kind: 'passkey-removed', actor: uid, detail: name, at });
        await endSessions(deps, tx, uid, { but: call.user.token.sessionId });
        await askForMail(deps, tx, { kind: 'passkey-removed', email, language, uid });
      }
      return { ok: true, data: { passkeys: await presentPasskeys(tx, uid) } };
    });
  };
}
