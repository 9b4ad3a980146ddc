import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFacts } from '../../../contract/operator/operator-facts.ts';
import { problemOfFact } from '../../../domain/operator/check-fact.ts';
import { operatorFactNames, type GivenFacts, type OperatorFact } from '../../../domain/operator/facts.ts';
import type { Config } from '../../config.ts';
import { SettingError } from '../../platform/setting-error.ts';

/** Returns the facts of the demo's operator; none on a live site. */
export function factsOfDemo(): GivenFacts {
  try {
    return JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../demo/operator.json'), 'utf8'),
    ) as GivenFacts;
  } catch {
    // The demo world is not installed, so that there are no demo facts.
    return {};
  }
}

/** Reads the facts of a file (`OPERATOR_FILE`); an error in it is reported in one line. */
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

/** The sources of facts besides the table, and the rules that check facts. */
export interface FactSources {
  /** Facts of the configuration file, which override the table. */
  file: GivenFacts;
  /** Facts that the table overrides: those of the demo's operator; none on a public site. */
  defaults: GivenFacts;
  rules: Parameters<typeof problemOfFact>[2];
}

export function factSources(
  config: Pick<Config, 'operatorFile' | 'production' | 'demoObjects'>,
): FactSources {
  const demo = factsOfDemo();
  const isPublicSite = config.production && config.demoObjects === 0;
  const rules = { refusesSamples: isPublicSite, demo };
  const file = config.operatorFile === null ? {} : factsOfFile(config.operatorFile, rules);
  // A site with its own operator must not show facts of the demo's.
  return { file, defaults: isPublicSite || config.operatorFile !== null ? {} : demo, rules };
}

/** Merges the valid facts of the table with those of the file, which override them. */
export function mergeFacts(
  storedFacts: Readonly<Record<string, unknown>>,
  { file, defaults }: Pick<FactSources, 'file' | 'defaults'>,
): GivenFacts {
  const readable = operatorFactNames.flatMap((fact): [OperatorFact, unknown][] => {
    if (storedFacts[fact] === undefined) return [];
    const { data, success } = operatorFacts.shape[fact].safeParse(storedFacts[fact]);
    return success ? [[fact, data]] : [];
  });
  return { ...defaults, ...(Object.fromEntries(readable) as GivenFacts), ...file };
}
