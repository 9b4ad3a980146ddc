import type { requestLoginLink } from '../../../../contract/accounts/request-login-link.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Handler } from '../../../http/handler.ts';
import { newSecret } from '../../../platform/new-secret.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { countMail } from '../mails/count-mail.ts';

/** The answer is the same for every address; its ticket may be one that opens nothing. */
export function requestLoginLinkHandler(deps: AccountsContext): Handler<typeof requestLoginLink> {
  return async ({ user }, call) => {
    const email = user.email.trim();
    if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
    const counted = await countMail(deps, email, call);
    if (!counted.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: counted.retryAfter } };
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
