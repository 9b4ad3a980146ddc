import type { getTouristTaxStatement } from '../../../../contract/landlords/get-tourist-tax-statement.ts';
import { toEuros } from '../../../../domain/money.ts';
import { monthRange, statementByPlace } from '../../../../domain/pricing/tax-statement.ts';
import type { Handler } from '../../../http/handler.ts';
import type { LandlordsDeps } from '../landlords-context.ts';
import { taxStatementStore } from '../tax-statement-store.ts';

export function getTouristTaxStatementHandler({
  connection: { db },
}: Pick<LandlordsDeps, 'connection'>): Handler<typeof getTouristTaxStatement> {
  return async ({ month, languageCode: language }, { user: { uid } }) => {
    const stays = await taxStatementStore.stays(db, uid, { ...monthRange(month), language });
    const places = statementByPlace(stays).map(({ rates, ofPrices, amount, stays: rows, ...place }) => ({
      ...place,
      rates: rates.map(({ unitPrice, quantity, total }) => ({
        ...{ quantity, unitPrice: toEuros(unitPrice), total: toEuros(total) },
      })),
      ofPrices: toEuros(ofPrices),
      amount: toEuros(amount),
      stays: rows.map((row) => ({
        ...{ bookingDisplayNumber: row.bookingNumber, title: row.title, nights: row.nights },
        ...{ startDate: row.startDate, endDate: row.endDate },
        ...{ adults: row.adults, childAges: [...row.childAges] },
        ...{ personNights: row.personNights, taxedNights: row.taxedNights, amount: toEuros(row.amount) },
        registered: row.registered !== null,
        bookedAmount: row.bookedAmount === null ? null : toEuros(row.bookedAmount),
      })),
    }));
    return { ok: true, data: { places } };
  };
}
