import type { renamePasskey } from '../../../../contract/accounts/rename-passkey.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { passkeyStore } from '../passkey-store.ts';
import { presentPasskeys } from '../passkeys.ts';

export function renamePasskeyHandler({ connection: { db } }: AccountsContext): Handler<typeof renamePasskey> {
  return async ({ passkeyID, name }, { user }) => {
    await passkeyStore.rename(db, user.uid, passkeyID, name);
    return { ok: true, data: { passkeys: await presentPasskeys(db, user.uid) } };
  };
}
