import {
  factKinds,
  operatorFactNames,
  type GivenFacts,
  type OperatorFact,
} from '../../../domain/operator/facts.ts';

const isCarried = (fact: OperatorFact): boolean => factKinds[fact] !== 'picture';

/** Returns the facts as a file that another site reads, here or as its `OPERATOR_FILE`. Pictures stay: their addresses are of this site. */
export function writeFactsFile(facts: GivenFacts): string {
  const carried = operatorFactNames.filter((fact) => isCarried(fact) && facts[fact] !== undefined);
  return `${JSON.stringify(Object.fromEntries(carried.map((fact) => [fact, facts[fact]])), null, 2)}\n`;
}

/** Reads such a file, without facts that cannot be changed here; null where it has none. */
export function readFactsFile(text: string, locked: readonly OperatorFact[]): GivenFacts | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof file !== 'object' || file === null) return null;
  const facts = Object.entries(file).filter(
    ([name]) =>
      operatorFactNames.includes(name as OperatorFact) &&
      isCarried(name as OperatorFact) &&
      !locked.includes(name as OperatorFact),
  );
  return facts.length === 0 ? null : (Object.fromEntries(facts) as GivenFacts);
}
