import { buildOperator, type Operator } from '../../../domain/operator/operator.ts';
import type { Config } from '../../config.ts';
import type { Queryable } from '../../platform/database.ts';
import { operatorStore } from './operator-store.ts';
import { factSources, mergeFacts } from './read-facts.ts';

/** Reads the operator's facts once, for commands outside the server. */
export async function readOperator(
  config: Pick<Config, 'operatorFile' | 'publicUrl' | 'production' | 'demoObjects'>,
  db: Queryable,
): Promise<Operator> {
  const facts = mergeFacts(await operatorStore.facts(db), factSources(config));
  return buildOperator(facts, new URL(config.publicUrl).hostname);
}
