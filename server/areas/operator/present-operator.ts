import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { getOperator } from '../../../contract/operator/get-operator.ts';
import type { OperatorFact } from '../../../domain/operator/facts.ts';
import { missingFacts } from '../../../domain/operator/missing-facts.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { operatorStore } from './operator-store.ts';
import { mergeFacts } from './read-facts.ts';

const actsShown = 40;

const toText = (value: unknown): string | null =>
  value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** Presents the operator's facts to administrators. */
export async function presentOperator(deps: OperatorDeps): Promise<ResponseOf<typeof getOperator>> {
  const { db } = deps.connection;
  const [stored, acts] = await Promise.all([operatorStore.facts(db), operatorStore.acts(db, actsShown)]);
  const names = new Map(
    await Promise.all(
      [...new Set(acts.flatMap(({ uid }) => uid ?? []))].map(
        async (uid) => [uid, await deps.findPersonName(uid)] as const,
      ),
    ),
  );
  const facts = mergeFacts(stored, deps.sources);
  const { smtpUrl, cardProvider } = deps.config;
  return {
    facts: facts as ResponseOf<typeof getOperator>['facts'],
    locked: Object.keys(deps.sources.file) as OperatorFact[],
    missing: [...missingFacts(facts)],
    mail: smtpUrl === null ? 'folder' : 'smtp',
    cards: typeof cardProvider === 'object' ? 'stripe' : cardProvider,
    acts: acts.map(({ fact, before, after, uid, at }) => ({
      fact,
      before: toText(before),
      after: toText(after),
      name: uid === null ? null : names.get(uid)! || null,
      at: at.toISOString(),
    })),
  };
}
