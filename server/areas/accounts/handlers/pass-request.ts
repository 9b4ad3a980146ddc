import type { passRequest } from '../../../../contract/accounts/pass-request.ts';
import type { Handler } from '../../../http/handler.ts';
import { addressOfNobody, askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { countMail } from '../mails/count-mail.ts';
import { findAccount } from '../login/log-in.ts';

/**
 * Requests a password for a login number. Unknown numbers get the same answer after the same work: they are counted and stored, and the job
 * finds no recipient. Only a browser that logged into the account before learns that it is suspended.
 */
export function passRequestHandler(deps: AccountsContext): Handler<typeof passRequest> {
  return async ({ vermieternummer, userType }, call) => {
    const { db } = deps.connection;
    const account = await findAccount(db, String(vermieternummer), { prefers: userType });
    const email = account?.email ?? addressOfNobody(userType, String(vermieternummer));
    const mailCount = await countMail(deps, email, call);
    if (!mailCount.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
    const isSuspended = account !== null && account.suspendedAt !== null;
    const device = deps.limits.keyedHash(call.device ?? '');
    const isKnown = await accountStore.isDeviceKnown(db, account?.uid ?? '', device);
    if (isSuspended && isKnown) return { ok: true, data: { success: 'Y', mailSend: '', userInactiv: 'Y' } };
    await deps.connection.transaction((tx) =>
      askForMail(deps, tx, {
        kind: isSuspended ? 'suspended' : 'reset-password',
        email,
        language: account?.language ?? 'de',
        uid: account?.uid ?? null,
      }),
    );
    return { ok: true, data: { success: 'Y', mailSend: 'Y', userInactiv: '' } };
  };
}
