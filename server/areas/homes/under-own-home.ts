import type { OwnHome } from '../../../contract/homes/own-home.ts';
import type { Language } from '../../../domain/language.ts';
import type { Tx } from '../../platform/database.ts';
import { retryTransaction } from '../../platform/retry-transaction.ts';
import type { HomesDeps } from './homes-context.ts';
import { ownHomeStore } from './own-home-store.ts';
import type { OwnHomeRow } from './rules/own-home-row.ts';
import { presentOwnHome } from './rules/present-own-home.ts';

export const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;

interface Worked<Refused> {
  refused: Refused | null;
  home: OwnHomeRow | null;
}

type Deps = Pick<HomesDeps, 'connection' | 'catalogue' | 'clock' | 'translator'>;

/**
 * Runs work on a home that the person lets or manages, under its lock and with its current data; returns the home after the work. Ownership
 * is part of the query, so that a foreign home is not even locked.
 */
export async function underOwnHome<Refused extends { ok: false }>(
  { connection, catalogue, clock, translator }: Deps,
  { uid, language, objectNumber }: { uid: string; language: Language; objectNumber: number },
  work: (tx: Tx, home: OwnHomeRow) => Promise<Refused | null>,
): Promise<{ ok: true; data: OwnHome } | Refused | typeof objectNotFound> {
  const today = clock.today();
  return retryTransaction(connection, async (tx) => {
    if (!(await ownHomeStore.find(tx, uid, language, objectNumber))) return objectNotFound;
    const outcome = await catalogue.changeHome<Worked<Refused>>(tx, objectNumber, async () => {
      const home = await ownHomeStore.find(tx, uid, language, objectNumber);
      if (!home) return { result: { refused: null, home } };
      const refusal = await work(tx, home);
      return { result: { refused: refusal, home }, change: refusal ? null : { kind: 'home' } };
    });
    if (!outcome?.home) return objectNotFound;
    if (outcome.refused) return outcome.refused;
    const now = await ownHomeStore.find(tx, uid, language, objectNumber);
    // After a removal, returns the home as it was.
    const presentedRow = now ?? { ...outcome.home, state: 'removed' as const, pausedBy: null };
    return { ok: true as const, data: presentOwnHome(presentedRow, today, translator !== null) };
  });
}
