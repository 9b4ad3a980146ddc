import type { getAccount } from '../../../../contract/accounts/get-account.ts';
import { rolesInForce } from '../../../../domain/roles.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { deletionStore } from '../own-data/deletion-store.ts';
import { factorStore } from '../factors/factor-store.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { presentPasskeys } from '../factors/passkeys.ts';
import { deviceWords } from '../rules/device-words.ts';
import { sessionStore } from '../session-store.ts';

export function getAccountHandler({
  connection: { db },
  clock,
  staffNeedsFactor,
}: Pick<AccountsContext, 'connection' | 'clock' | 'staffNeedsFactor'>): Handler<typeof getAccount> {
  return async (_input, { user }) => {
    const account = await accountStore.find(db, user.uid);
    if (!account) throw new Error('A session without an account was let in.');
    const factor = await factorStore.isSet(db, user.uid);
    const showedPasskey =
      (await passkeyStore.has(db, user.uid)) &&
      (await sessionStore.passkeyAt(db, user.token.sessionId)) !== null;
    const recoveryCodes = await factorStore.countRecoveryCodes(db, user.uid);
    const storedRoles = await accountStore.roles(db, user.uid);
    const sessions = await sessionStore.list(db, user.uid, clock.now());
    const { email, salutation, firstName, lastName, language, newsletter } = account;
    return {
      ok: true,
      data: {
        ...{ email, salutation, firstName, lastName, language, newsletter },
        secondFactor: {
          totp: factor,
          recoveryCodes,
          needed:
            rolesInForce(storedRoles, { needsFactor: staffNeedsFactor, hasFactor: factor || showedPasskey })
              .length < storedRoles.length,
        },
        deletionDueAt: (await deletionStore.dueAt(db, user.uid))?.toISOString() ?? null,
        passkeys: await presentPasskeys(db, user.uid),
        sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
          sessionID: id,
          current: id === user.token.sessionId,
          ...deviceWords(userAgent),
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      },
    };
  };
}
