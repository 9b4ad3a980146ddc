import type { getLandlordPayouts } from '../../../../contract/payouts/get-landlord-payouts.ts';
import type { Handler } from '../../../http/handler.ts';
import { readLandlordIds } from '../../landlords/landlords.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { presentLandlordMoney } from '../present-money.ts';

export function getLandlordPayoutsHandler({
  connection: { db },
  clock,
  accounts,
}: PayoutsDeps): Handler<typeof getLandlordPayouts> {
  return async (_input, { user }) => {
    const ids = await readLandlordIds(db, user.uid);
    const at = { today: clock.today(), now: clock.now() };
    const owner = await accounts.findOwner(user.uid);
    return { ok: true, data: { landlords: await presentLandlordMoney(db, ids, at), owner } };
  };
}
