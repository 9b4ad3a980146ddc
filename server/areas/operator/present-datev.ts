import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { getDatev } from '../../../contract/operator/get-datev.ts';
import { readDatevAccounts } from '../../../domain/operator/datev-accounts.ts';
import type { OperatorFact } from '../../../domain/operator/facts.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { operatorStore } from './operator-store.ts';
import { mergeFacts } from './read-facts.ts';

const datevFacts = [
  'datevConsultant',
  'datevClient',
  'datevChart',
  'datevAccounts',
] as const satisfies readonly OperatorFact[];

export const isDatevLocked = ({ sources }: Pick<OperatorDeps, 'sources'>): boolean =>
  datevFacts.some((fact) => fact in sources.file);

export async function presentDatev(deps: OperatorDeps): Promise<ResponseOf<typeof getDatev>> {
  const facts = mergeFacts(await operatorStore.facts(deps.connection.db), deps.sources);
  return {
    consultant: facts.datevConsultant ?? '',
    client: facts.datevClient ?? '',
    chart: facts.datevChart ?? '',
    numbers: readDatevAccounts(facts.datevAccounts ?? '') ?? {},
    isLocked: isDatevLocked(deps),
  };
}
