import type { confirmPasskey } from '../../../../contract/accounts/confirm-passkey.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ownAccount } from '../login/own-account.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { presentPasskeys, verifyAttestation } from '../factors/passkeys.ts';
import { sessionStore } from '../session-store.ts';
import { endSessions } from '../sessions.ts';

const refusal = { ok: false, type: 'passkey-refused', data: null } as const;

export function confirmPasskeyHandler(deps: AccountsContext): Handler<typeof confirmPasskey> {
  return async ({ name, credential }, { user }) => {
    const { uid, email, language } = await ownAccount(deps.connection.db, user);
    const attestation = await verifyAttestation(deps, uid, credential);
    if (!attestation) return refusal;
    const now = deps.clock.now();
    return deps.connection.transaction(async (tx) => {
      await accountStore.lock(tx, uid);
      if (!(await passkeyStore.insert(tx, { ...attestation, uid, name, createdAt: now }))) return refusal;
      await accountStore.insertEvent(tx, { uid, kind: 'passkey-added', actor: uid, detail: name, at: now });
      // Registering a passkey proves possession in this session; other sessions prove it at their next login.
      await sessionStore.notePasskey(tx, user.token.sessionId, now);
      await endSessions(deps, tx, uid, { but: user.token.sessionId });
      await askForMail(deps, tx, { kind: 'passkey-added', email, language, uid });
      return { ok: true, data: { passkeys: await presentPasskeys(tx, uid) } };
    });
  };
}
