import type { requestPassword } from '../../../../contract/accounts/request-password.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountMailStore } from '../mails/account-mail-store.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { countMail } from '../mails/count-mail.ts';

/** Gives the same answer for every address; only the mail tells whether there is an account. */
export function requestPasswordHandler(deps: AccountsContext): Handler<typeof requestPassword> {
  return async ({ user }, call) => {
    const email = user.email.trim();
    if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
    const mailCount = await countMail(deps, email, call);
    if (!mailCount.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
    await deps.connection.transaction(async (tx) => {
      const account = await accountStore.findByEmail(tx, email);
      const waiting = await accountMailStore.findRegistration(tx, email, deps.clock.now());
      const isOpen = account ? account.suspendedAt === null : waiting !== null;
      const closedReason = account ? 'suspended' : 'no-account';
      await askForMail(deps, tx, {
        kind: isOpen ? 'reset-password' : closedReason,
        email,
        language: account?.language ?? user.language,
        uid: account?.uid ?? null,
        profile: account ? null : (waiting?.profile ?? null),
      });
    });
    return { ok: true, data: { mailSend: 'Y' } };
  };
}
