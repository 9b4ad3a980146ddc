import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { getOfficeHours } from '../../../contract/operator/office-hours.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { operatorStore } from './operator-store.ts';
import { mergeFacts } from './read-facts.ts';

export const areHoursLocked = ({ sources }: Pick<OperatorDeps, 'sources'>): boolean =>
  'hours' in sources.file;

export async function presentHours(deps: OperatorDeps): Promise<ResponseOf<typeof getOfficeHours>> {
  const facts = mergeFacts(await operatorStore.facts(deps.connection.db), deps.sources);
  return { hours: [...(facts.hours ?? [])], isLocked: areHoursLocked(deps) };
}
