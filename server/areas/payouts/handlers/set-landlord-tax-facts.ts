import type { setLandlordTaxFacts } from '../../../../contract/payouts/set-landlord-tax-facts.ts';
import { isBirthdayOfAdult } from '../../../../domain/birthday.ts';
import { isTaxNumber } from '../../../../domain/tax-number.ts';
import type { Handler } from '../../../http/handler.ts';
import { readLandlordIds } from '../../landlords/landlords.ts';
import { accountStore } from '../account-store.ts';
import type { PayoutsDeps } from '../payouts-context.ts';
import { presentLandlordMoney } from '../present-money.ts';

export function setLandlordTaxFactsHandler({
  connection,
  clock,
}: PayoutsDeps): Handler<typeof setLandlordTaxFacts> {
  return async ({ landlordNumber: id, taxNumber, bornOn }, { user }) => {
    if (!(await readLandlordIds(connection.db, user.uid)).includes(id)) {
      return { ok: false, type: 'landlord-not-found', data: null };
    }
    const [landlord] = await accountStore.landlords(connection.db, [id]);
    if (taxNumber !== '' && !isTaxNumber(landlord?.address?.country ?? '', taxNumber)) {
      return { ok: false, type: 'tax-number-invalid', data: null };
    }
    if (bornOn !== null && !isBirthdayOfAdult(bornOn, clock.today())) {
      return { ok: false, type: 'birthday-invalid', data: null };
    }
    const now = clock.now();
    const facts = { tax_number: taxNumber, born_on: bornOn, updated_at: now };
    await connection.transaction((tx) => accountStore.setTaxFacts(tx, id, facts));
    const [money] = await presentLandlordMoney(connection.db, [id], { today: clock.today(), now });
    return { ok: true, data: money! };
  };
}
