import type { register } from '../../../../contract/accounts/register.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { ticketHashOf } from '../registration/registration-ticket.ts';
import { countMail } from '../mails/count-mail.ts';

/** A known address gets a mail that says so; the answer is the same, so nobody learns who has an account. */
export function registerHandler(deps: AccountsContext): Handler<typeof register> {
  return async ({ ticket, user: { email: typed, password, ...profile } }, call) => {
    const email = typed.trim();
    if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
    const wrong = await deps.passwords.wrongOf(password, email);
    if (wrong) return { ok: false, type: 'password-refused', data: { reason: wrong } };
    const counted = await countMail(deps, email, call);
    if (!counted.ok) return { ok: false, type: 'too-many-tries', data: { retryAfter: counted.retryAfter } };
    const passwordHash = await deps.passwords.hash(password);
    await deps.connection.transaction(async (tx) => {
      const account = await accountStore.findByEmail(tx, email);
      const { language } = profile;
      await (account
        ? askForMail(deps, tx, {
            kind: 'already-registered',
            email,
            language: account.language,
            uid: account.uid,
          })
        : askForMail(deps, tx, {
            kind: 'confirm-registration',
            email,
            language,
            uid: null,
            profile,
            passwordHash,
            ticketHash: ticketHashOf(deps, ticket, passwordHash),
          }));
    });
    return { ok: true, data: { mailSend: 'Y' } };
  };
}
