import type { Language } from '../../../domain/language.ts';
import { settleStay, sumStatement } from '../../../domain/owner-statement.ts';
import { monthRange } from '../../../domain/pricing/tax-statement.ts';
import type { Queryable } from '../../platform/database.ts';
import type { OwnerRow } from './owners-store.ts';
import { toStayOfOwner } from './rules/stay-of-owner.ts';
import { statementsStore, type CostRow, type StatementFacts } from './statements-store.ts';

/** Builds the current content of an owner's statement for a month, from bookings, ledger and costs. */
export async function buildStatement(
  db: Queryable,
  owner: OwnerRow,
  month: string,
  language: Language,
): Promise<{ facts: StatementFacts; costs: CostRow[] }> {
  const range = { ...monthRange(month), language };
  const booked = await statementsStore.stays(db, owner.owner_id, range);
  const stays = booked.map((stay) => settleStay(toStayOfOwner(stay), stay.terms));
  const costs = await statementsStore.costs(db, owner.owner_id, range);
  const agency = await db
    .selectFrom('agencies')
    .select(['id', 'name', 'email'])
    .where('id', '=', owner.agency_id)
    .executeTakeFirstOrThrow();
  const { name, street, zip, city, country, iban, tax_number: taxNumber } = owner;
  return {
    costs,
    facts: {
      owner: { name, street, zip, city, country, iban, taxNumber },
      agency: { number: agency.id, name: agency.name, email: agency.email },
      stays,
      costs: costs.map(({ cost_id: costId, day, words, home, amount }) => ({
        costId,
        day,
        words,
        home,
        amount,
      })),
      sums: sumStatement(stays, costs),
    },
  };
}

/** Returns the amounts as text for comparison. Titles of homes may change without making a correction necessary. */
const serializeFigures = ({ stays, costs, sums }: StatementFacts): string =>
  JSON.stringify([
    stays.map((one) => [
      one.bookingNumber,
      one.rent,
      one.ownExtras,
      one.commission,
      one.fee,
      one.vat,
      one.amount,
    ]),
    costs.map(({ costId, amount }) => [costId, amount]),
    [sums.rent, sums.extras, sums.commission, sums.fee, sums.vat, sums.costs, sums.balance],
  ]);

export const saysTheSame = (one: StatementFacts, other: StatementFacts): boolean =>
  serializeFigures(one) === serializeFigures(other);
