import type { refuseBusiness } from '../../../../contract/accounts/refuse-business.ts';
import type { Handler } from '../../../http/handler.ts';
import { askForMail } from '../mails/account-mails.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessRegistrationStore } from '../business/business-registration-store.ts';
import { decideOnBusiness } from '../business/decide-on-business.ts';

export function refuseBusinessHandler(deps: AccountsContext): Handler<typeof refuseBusiness> {
  return ({ registration: id, reason }, { user }) =>
    decideOnBusiness<never>(deps, { id, actor: user.uid, kind: 'refused' }, async (tx, registration, at) => {
      const { email, language } = registration;
      await businessRegistrationStore.updateState(tx, id, { state: 'refused', at, reason });
      await askForMail(deps, tx, {
        kind: 'business-refused',
        email,
        language,
        uid: null,
        registrationId: id,
      });
      return null;
    });
}
