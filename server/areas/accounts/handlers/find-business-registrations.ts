import type { findBusinessRegistrations } from '../../../../contract/accounts/find-business-registrations.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessRegistrationStore } from '../business/business-registration-store.ts';
import { presentRegistrations } from '../business/read-registration.ts';

const pageSize = 50;

export function findBusinessRegistrationsHandler({
  connection: { db },
}: Pick<AccountsContext, 'connection'>): Handler<typeof findBusinessRegistrations> {
  return async ({ state, query }) => {
    const { total, registrations } = await businessRegistrationStore.list(db, { state, query }, pageSize);
    return { ok: true, data: { total, registrations: await presentRegistrations(db, registrations) } };
  };
}
