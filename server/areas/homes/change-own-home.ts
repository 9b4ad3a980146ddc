import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Language } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';
import type { LockedHome } from '../catalogue/catalogue.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { HomesDeps } from './homes-context.ts';
import { ownHomeStore } from './own-home-store.ts';
import type { OwnHomeRow } from './rules/own-home-row.ts';
import { presentOwnHome } from './rules/present-own-home.ts';

export const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;

interface WorkOutcome<Refused> {
  refused: Refused | 'unchanged' | null;
  home: OwnHomeRow | null;
}

type Deps = Pick<HomesDeps, 'connection' | 'catalogue' | 'clock' | 'translator'>;

/**
 * Changes a home that the person lets or manages: calls `work` under the home's lock, with its current data, and returns
 * the home afterwards. `work` returns a refusal, `unchanged`, or null if it changed the home. Homes of others are not
 * found, and so not locked. With `asOwner` only owners find the home, even if it is removed.
 */
export async function changeOwnHome<Refused extends { ok: false }>(
  { connection, catalogue, clock, translator }: Deps,
  {
    uid,
    language,
    objectNumber,
    asOwner = false,
  }: { uid: string; language: Language; objectNumber: number; asOwner?: boolean },
  work: (tx: Tx, home: OwnHomeRow, locked: LockedHome) => Promise<Refused | 'unchanged' | null>,
): Promise<{ ok: true; data: OwnHome } | Refused | typeof objectNotFound> {
  const today = clock.today();
  return retryTransaction(connection, async (tx) => {
    const find = (): Promise<OwnHomeRow | null> =>
      ownHomeStore.find(tx, uid, language, objectNumber, asOwner);
    if (!(await find())) return objectNotFound;
    const outcome = await catalogue.changeHome<WorkOutcome<Refused>>(tx, objectNumber, async (locked) => {
      const home = await find();
      if (!home) return { result: { refused: null, home } };
      const refusal = await work(tx, home, locked);
      return { result: { refused: refusal, home }, change: refusal ? null : { kind: 'home' } };
    });
    if (!outcome?.home) return objectNotFound;
    const { refused } = outcome;
    if (refused !== null && refused !== 'unchanged') return refused;
    const row = (await find()) ?? outcome.home;
    return { ok: true as const, data: presentOwnHome(row, today, translator !== null) };
  });
}
