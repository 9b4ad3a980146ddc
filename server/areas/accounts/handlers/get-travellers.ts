import type { getTravellers } from '../../../../contract/accounts/get-travellers.ts';
import type { Handler } from '../../../http/handler.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { travellersStore } from '../own-data/travellers-store.ts';

export function getTravellersHandler({
  connection: { db },
}: Pick<AccountsContext, 'connection'>): Handler<typeof getTravellers> {
  return async (_input, { user: { uid } }) => {
    const [travellers, ownDetails] = await Promise.all([
      travellersStore.list(db, uid),
      travellersStore.ownDetails(db, uid),
    ]);
    return { ok: true, data: { travellers, own: ownDetails } };
  };
}
