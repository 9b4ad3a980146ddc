import type { approveBusiness } from '../../../../contract/accounts/approve-business.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessRegistrationStore } from '../business/business-registration-store.ts';
import { decideOnBusiness } from '../business/decide-on-business.ts';
import { approveRegistration } from '../business/approve-registration.ts';

export function approveBusinessHandler(deps: AccountsContext): Handler<typeof approveBusiness> {
  return ({ registration: id, subject }, { user }) =>
    decideOnBusiness(deps, { id, actor: user.uid, kind: 'approved' }, async (tx, registration, at) => {
      const approval = await approveRegistration(deps, tx, registration, { subject, actor: user.uid });
      if ('ok' in approval) return approval;
      const { account, loginNumber } = approval;
      await businessRegistrationStore.updateState(tx, id, {
        state: 'approved',
        at,
        subject: approval.subject,
        loginNumber,
      });
      await askForMail(deps, tx, {
        // An account with a password keeps it.
        kind: account.passwordHash === null ? 'business-approved' : 'business-joined',
        email: account.email,
        language: account.language,
        uid: account.uid,
        registrationId: id,
      });
      return null;
    });
}
