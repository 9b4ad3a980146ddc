import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFactNames, type GivenFacts, type OperatorFact } from '../domain/operator/facts.ts';

/** The file has the format of `OPERATOR_FILE`. */
export function operatorFacts(): GivenFacts {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'operator.json'), 'utf8')) as GivenFacts;
}

export function operatorRows(): { fact: OperatorFact; value: unknown }[] {
  const facts = operatorFacts();
  return operatorFactNames.flatMap((fact) =>
    facts[fact] === undefined ? [] : [{ fact, value: facts[fact] }],
  );
}
