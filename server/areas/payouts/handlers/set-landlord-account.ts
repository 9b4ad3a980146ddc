import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setLandlordAccount } from '../../../../contract/payouts/set-landlord-account.ts';
import { isIban, plainIban } from '../../../../domain/iban.ts';
import { moneyWaitsUntil } from '../../../../domain/money-wait.ts';
import type { Handler } from '../../../http/handler.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { writeHolder } from '../../documents/documents.ts';
import { readLandlordIds } from '../../landlords/landlords.ts';
import { accountStore } from '../account-store.ts';
import { accountMailJob } from '../jobs/payout-jobs.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { presentLandlordMoney } from '../present-money.ts';

/** Entering the same account again must not restart the waiting period. */
export function setLandlordAccountHandler(deps: PayoutsDeps): Handler<typeof setLandlordAccount> {
  const { connection, clock } = deps;
  return async (input, call): Promise<Outcome<typeof setLandlordAccount>> => {
    const { landlordNumber: id, holder, currentPassword, code } = input;
    const { uid } = call.user;
    const iban = plainIban(input.iban);
    if (!isIban(iban)) return { ok: false, type: 'iban-invalid', data: null };
    if (writeHolder({ holder, iban }) === null) return { ok: false, type: 'holder-unwritable', data: null };
    if (!(await readLandlordIds(connection.db, uid)).includes(id)) {
      return { ok: false, type: 'landlord-not-found', data: null };
    }
    const refusal = await deps.prove(call, { currentPassword, code });
    if (refusal) return refusal;
    const at = clock.now();
    await connection.transaction(async (tx) => {
      await accountStore.lock(tx, id);
      const formerAccount = (await accountStore.landlords(tx, [id]))[0]?.account;
      if (formerAccount?.iban === iban && formerAccount.holder === holder) return;
      await accountStore.insertAccount(tx, id, { holder, iban, uid, at });
      const from = moneyWaitsUntil(at, at)!.toISOString();
      await enqueue(
        tx,
        accountMailJob,
        { landlordId: id, uid, ibanEnd: iban.slice(-4), from },
        { key: `${id}-${at.getTime()}`, runAt: at },
      );
    });
    const [money] = await presentLandlordMoney(connection.db, [id], { today: clock.today(), now: at });
    return { ok: true, data: money! };
  };
}
