import type { ChangeoverPlan } from '../../../contract/changeovers/changeover.ts';
import type { Language } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { ChangeoversDeps } from './changeovers-context.ts';
import { changeoversStore, type ChangeoverHome } from './changeovers-store.ts';
import { presentPlan } from './read-plan.ts';

export const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;

/**
 * Changes one of a person's homes, and returns the updated plan. The homes are read in the transaction of the change.
 */
export async function changePlan<Refused extends { ok: false }>(
  deps: Pick<ChangeoversDeps, 'connection' | 'clock'>,
  { uid, language, objectNumber }: { uid: string; language: Language; objectNumber: number },
  work: (tx: Tx, home: ChangeoverHome) => Promise<Refused | null>,
): Promise<{ ok: true; data: ChangeoverPlan } | Refused | typeof objectNotFound> {
  const refusal = await retryTransaction(deps.connection, async (tx) => {
    const homes = await changeoversStore.homes(tx, uid, language);
    const home = homes.find((one) => one.objectNumber === objectNumber);
    return home ? work(tx, home) : objectNotFound;
  });
  return refusal ?? { ok: true, data: await presentPlan(deps, uid, language) };
}
