import type { resendConfirmation } from '../../../../contract/accounts/resend-confirmation.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountMailStore } from '../mails/account-mail-store.ts';
import { askForMail } from '../mails/account-mails.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { personMissing } from '../people/change-person.ts';
import { countMail } from '../mails/count-mail.ts';

/** Sends the mail again; the earlier link stays valid, since its mail may still arrive. */
export function resendConfirmationHandler(deps: AccountsContext): Handler<typeof resendConfirmation> {
  return async ({ registration }, call) => {
    const { db } = deps.connection;
    const mail = await accountMailStore.find(db, registration);
    const now = deps.clock.now();
    if (mail?.kind !== 'confirm-registration' || mail.expiresAt <= now) return personMissing;
    const mailCount = await countMail(deps, mail.email, call);
    if (!mailCount.ok)
      return { ok: false, type: 'too-many-tries', data: { retryAfter: mailCount.retryAfter } };
    const { kind, uid, email, language, profile, passwordHash } = mail;
    await deps.connection.transaction(async (tx) => {
      await askForMail(deps, tx, { kind, uid, email, language, profile, passwordHash });
      // Without an account, the event is logged with the acting administrator, and without the stranger's address.
      await accountStore.insertEvent(tx, {
        uid: call.user.uid,
        kind: 'confirmation-sent',
        actor: call.user.uid,
        detail: email.replace(/^(.).*@/, '$1…@'),
        at: now,
      });
    });
    return { ok: true, data: { mailSend: 'Y' } };
  };
}
