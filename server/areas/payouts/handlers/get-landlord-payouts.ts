import type { getLandlordPayouts } from '../../../../contract/payouts/get-landlord-payouts.ts';
import type { Handler } from '../../../http/handler.ts';
import { readLandlordIds, readMoneyLandlordIds } from '../../landlords/landlords.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { presentLandlordMoney, withoutAccount } from '../present-money.ts';

export function getLandlordPayoutsHandler({
  connection: { db },
  clock,
  accounts,
}: PayoutsDeps): Handler<typeof getLandlordPayouts> {
  return async (_input, { user }) => {
    const ids = await readMoneyLandlordIds(db, user.uid);
    const ownIds = new Set(await readLandlordIds(db, user.uid));
    const at = { today: clock.today(), now: clock.now() };
    const owner = await accounts.findOwner(user.uid);
    const landlords = (await presentLandlordMoney(db, ids, at)).map((money) =>
      ownIds.has(money.landlordNumber) ? money : withoutAccount(money),
    );
    return { ok: true, data: { landlords, owner } };
  };
}
