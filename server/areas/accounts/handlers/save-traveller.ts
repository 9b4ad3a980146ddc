import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { saveTraveller } from '../../../../contract/accounts/save-traveller.ts';
import { travellersMax } from '../../../../domain/booking/travellers.ts';
import type { Handler } from '../../../http/handler.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { travellersStore } from '../own-data/travellers-store.ts';

export function saveTravellerHandler({
  connection,
}: Pick<AccountsContext, 'connection'>): Handler<typeof saveTraveller> {
  return ({ id, traveller }, { user: { uid } }) =>
    connection.transaction(async (tx): Promise<Outcome<typeof saveTraveller>> => {
      // Locks the account, so that two simultaneous calls cannot exceed the limit.
      await accountStore.lock(tx, uid);
      if (id !== undefined) {
        if (!(await travellersStore.update(tx, uid, id, traveller))) {
          return { ok: false, type: 'traveller-missing', data: null };
        }
      } else {
        if ((await travellersStore.list(tx, uid)).length >= travellersMax) {
          return { ok: false, type: 'travellers-full', data: null };
        }
        await travellersStore.insert(tx, uid, traveller);
      }
      return { ok: true, data: { travellers: await travellersStore.list(tx, uid) } };
    });
}
