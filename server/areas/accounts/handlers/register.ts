import type { register } from '../../../../contract/accounts/register.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { hashTicket } from '../registration/registration-ticket.ts';
import { countMail } from '../mails/count-mail.ts';

/**
 * Registers an address. A known address gets a mail that says so; the answer is the same, so that it does not reveal which accounts exist.
 */
export function registerHandler(deps: AccountsContext): Handler<typeof register> {
  return async ({ ticket, user: { email: input, password, ...profile } }, call) => {
    const email = input.trim();
    if (!isEmail(email)) return { ok: false, type: 'invalid-email', data: null };
    const wrong = await deps.passwords.findProblem(password, email);
    if (wrong) return { ok: false, type: 'password-refused', data: { reason: wrong } };
    const mailCount = await countMail(deps, email, call);
    if (!mailCount.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
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
            ticketHash: hashTicket(deps, ticket, passwordHash),
          }));
    });
    return { ok: true, data: { mailSend: 'Y' } };
  };
}
