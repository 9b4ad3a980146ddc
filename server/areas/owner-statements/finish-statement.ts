import { ownerStatementName, ownerStatementSeries } from '../../../domain/owner-statement.ts';
import { todayInBerlin } from '../../../domain/stay.ts';
import type { Tx } from '../../platform/database.ts';
import { takeNumber } from '../../platform/number-series-store.ts';
import type { OwnerRow } from './owners-store.ts';
import { readLanguage } from './present-owners.ts';
import { statementsStore, type StatementFacts } from './statements-store.ts';

/** Assigns the next number to a statement and stores it for good. Call it with the owner locked. */
export async function insertFinished(
  tx: Tx,
  owner: OwnerRow,
  statement: { month: string; facts: StatementFacts; replaces: number | null; uid: string; at: Date },
): Promise<{ id: number; name: string }> {
  const { month, facts, replaces, uid, at } = statement;
  const issuedOn = todayInBerlin(at);
  const series = ownerStatementSeries(owner.agency_id, issuedOn);
  const number = await takeNumber(tx, series);
  const id = await statementsStore.insert(tx, {
    ...{ owner_id: owner.owner_id, agency_id: owner.agency_id, month, series, number, facts, replaces },
    ...{ language: readLanguage(owner), issued_on: issuedOn, made_by: uid },
    balance_cents: facts.sums.balance,
  });
  return { id, name: ownerStatementName(series, number) };
}
