import type { removeTraveller } from '../../../../contract/accounts/remove-traveller.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { travellersStore } from '../own-data/travellers-store.ts';

export function removeTravellerHandler({
  connection: { db },
}: Pick<AccountsContext, 'connection'>): Handler<typeof removeTraveller> {
  return async ({ id }, { user: { uid } }) => {
    await travellersStore.delete(db, uid, id);
    return { ok: true, data: { travellers: await travellersStore.list(db, uid) } };
  };
}
