import type { passkeyLogin } from '../../../../contract/accounts/passkey-login.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { verifyAssertion } from '../factors/passkeys.ts';
import { answerLogin, beginSession } from '../sessions.ts';

const refusal = { ok: false, type: 'passkey-refused', data: null } as const;

/** Logs in without password and code, since a passkey proves possession and is unlocked by its owner. */
export function passkeyLoginHandler(deps: AccountsContext): Handler<typeof passkeyLogin> {
  return async ({ credential, loginPersistent }, call) => {
    const assertion = await verifyAssertion(deps, credential);
    if (assertion.state === 'wrong') return refusal;
    const { passkey } = assertion;
    const { uid } = passkey;
    const at = deps.clock.now();
    const begun = await deps.connection.transaction(async (tx) => {
      const account = await accountStore.lock(tx, uid);
      if (!account || account.suspendedAt !== null) return null;
      if (
        assertion.state === 'copied' ||
        !(await passkeyStore.noteUse(tx, passkey.id, assertion.counter, at))
      ) {
        // Shows a cloned key in the account's log, to its owner and to administrators.
        await accountStore.insertEvent(tx, {
          uid,
          kind: 'passkey-copied',
          actor: null,
          detail: passkey.name,
          at,
        });
        return null;
      }
      return beginSession(deps, tx, account, call, loginPersistent, { byPasskey: true });
    });
    return begun ? { ok: true, data: answerLogin(begun, call) } : refusal;
  };
}
