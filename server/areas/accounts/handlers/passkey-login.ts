import type { passkeyLogin } from '../../../../contract/accounts/passkey-login.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { verifiedAssertion } from '../factors/passkeys.ts';
import { answerBegun, beginSession } from '../sessions.ts';

const refused = { ok: false, type: 'passkey-refused', data: null } as const;

/** A passkey proves possession and is unlocked by its owner, so neither password nor code is asked for. */
export function passkeyLoginHandler(deps: AccountsContext): Handler<typeof passkeyLogin> {
  return async ({ credential, loginPersistent }, call) => {
    const shown = await verifiedAssertion(deps, credential);
    if (shown.state === 'wrong') return refused;
    const { passkey } = shown;
    const { uid } = passkey;
    const at = deps.clock.now();
    const begun = await deps.connection.transaction(async (tx) => {
      const account = await accountStore.lock(tx, uid);
      if (!account || account.suspendedAt !== null) return null;
      if (shown.state === 'copied' || !(await passkeyStore.noteUse(tx, passkey.id, shown.counter, at))) {
        // Its owner and who looks after accounts find it in the log.
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
    return begun ? { ok: true, data: answerBegun(begun, call) } : refused;
  };
}
