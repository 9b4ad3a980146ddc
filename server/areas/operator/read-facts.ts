import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFacts } from '../../../contract/operator/operator-facts.ts';
import { problemOfFact } from '../../../domain/operator/check-fact.ts';
import { operatorFactNames, type GivenFacts, type OperatorFact } from '../../../domain/operator/facts.ts';
import type { Config } from '../../config.ts';
import { SettingError } from '../../platform/setting-error.ts';

/** What is known of the demo's operator: on a live site it is nobody's. */
export function factsOfDemo(): GivenFacts {
  try {
    return JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../demo/operator.json'), 'utf8'),
    ) as GivenFacts;
  } catch {
    // A machine without the demo world has nobody to mistake it for.
    return {};
  }
}

/** The facts of a file (`OPERATOR_FILE`); a fault in it is told in one line. */
function factsOfFile(path: string, rules: Parameters<typeof problemOfFact>[2]): GivenFacts {
  const { data, error } = operatorFacts.partial().safeParse(readJson(path));
  if (error) {
    const [issue] = error.issues;
    throw new SettingError(`OPERATOR_FILE: ${[...(issue?.path ?? []), issue?.message].join(': ')}.`);
  }
  for (const fact of operatorFactNames) {
    const value = data[fact];
    const problem = value === undefined ? null : problemOfFact(fact, value as never, rules);
    if (problem !== null) throw new SettingError(`OPERATOR_FILE: ${fact} cannot be used (${problem}).`);
  }
  return data;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SettingError(`OPERATOR_FILE cannot be read: ${(error as Error).message}`);
  }
}

/** What is known of the operator beside the table, and by which rules facts are checked. */
export interface FactSources {
  /** Facts of a file of the machine, which lie over the table. */
  file: GivenFacts;
  /** Facts that lie below the table: those of the demo, where there is nobody else; none on a site for the world. */
  below: GivenFacts;
  rules: Parameters<typeof problemOfFact>[2];
}

export function factSources(
  config: Pick<Config, 'operatorFile' | 'production' | 'demoObjects'>,
): FactSources {
  const demo = factsOfDemo();
  const isForTheWorld = config.production && config.demoObjects === 0;
  const rules = { refusesSamples: isForTheWorld, demo };
  const file = config.operatorFile === null ? {} : factsOfFile(config.operatorFile, rules);
  // A site with an operator of its own mixes nothing of another into them.
  return { file, below: isForTheWorld || config.operatorFile !== null ? {} : demo, rules };
}

/** The facts of the table that can still be read, over which those of the file lie. */
export function mergedFacts(
  stored: Readonly<Record<string, unknown>>,
  { file, below }: Pick<FactSources, 'file' | 'below'>,
): GivenFacts {
  const readable = operatorFactNames.flatMap((fact): [OperatorFact, unknown][] => {
    if (stored[fact] === undefined) return [];
    const { data, success } = operatorFacts.shape[fact].safeParse(stored[fact]);
    return success ? [[fact, data]] : [];
  });
  return { ...below, ...(Object.fromEntries(readable) as GivenFacts), ...file };
}
