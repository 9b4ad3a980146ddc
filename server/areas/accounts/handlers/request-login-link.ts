import type { requestLoginLink } from '../../../../contract/accounts/request-login-link.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Handler } from '../../../http/handler.ts';
import { newSecret } from '../../../platform/new-secret.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { countMail } from '../mails/count-mail.ts';

/** Gives the same answer for every address: if there is no account, the ticket opens nothing. */
export function requestLoginLinkHandler(deps: AccountsContext): Handler<typeof requestLoginLink> {
  return async ({ user }, call) => {
    const email = user.email.trim();
    if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
    const mailCount = await countMail(deps, email, call);
    if (!mailCount.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
    const ticket = newSecret();
    await deps.connection.transaction(async (tx) => {
      const account = await accountStore.findByEmail(tx, email);
      const isOpen = account !== null && account.suspendedAt === null;
      await askForMail(deps, tx, {
        kind: isOpen ? 'login-link' : account ? 'suspended' : 'no-account',
        email,
        language: account?.language ?? user.language,
        uid: account?.uid ?? null,
        ticketHash: isOpen ? deps.limits.keyedHash(ticket) : null,
      });
    });
    return { ok: true, data: { mailSend: 'Y', ticket } };
  };
}
