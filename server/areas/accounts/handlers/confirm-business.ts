import type { confirmBusiness } from '../../../../contract/accounts/confirm-business.ts';
import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import { consumeLink } from '../mails/account-mails.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessRegistrationStore } from '../business/business-registration-store.ts';

/** Confirms the address without a login; the office decides on the business. */
export function confirmBusinessHandler(deps: AccountsContext): Handler<typeof confirmBusiness> {
  return ({ confirmID }) =>
    deps.connection.transaction(async (tx): Promise<Outcome<typeof confirmBusiness>> => {
      const mail = await consumeLink(deps, tx, confirmID, ['confirm-business']);
      const registration =
        mail?.registrationId == null ? null : await businessRegistrationStore.lock(tx, mail.registrationId);
      if (registration?.state !== 'unconfirmed') return { ok: false, type: 'link-invalid', data: null };
      const at = deps.clock.now();
      const { id } = registration;
      await businessRegistrationStore.deleteOlderOpen(tx, registration);
      await businessRegistrationStore.updateState(tx, id, { state: 'open', at });
      await businessRegistrationStore.insertEvent(tx, { id, kind: 'confirmed', actor: null, at });
      await deps.recipients.confirm(tx, registration.email);
      return { ok: true, data: { success: 'Y' } };
    });
}
