import {
  factKinds,
  operatorFactNames,
  type GivenFacts,
  type OperatorFact,
} from '../../../domain/operator/facts.ts';

const isCarried = (fact: OperatorFact): boolean => factKinds[fact] !== 'picture';

/**
 * Serializes the facts to a file that another site can import, by upload or as its `OPERATOR_FILE`. Pictures are left
 * out, because their addresses only work on this site.
 */
export function writeFactsFile(facts: GivenFacts): string {
  const carried = operatorFactNames.filter((fact) => isCarried(fact) && facts[fact] !== undefined);
  return `${JSON.stringify(Object.fromEntries(carried.map((fact) => [fact, facts[fact]])), null, 2)}\n`;
}

/** Reads the facts from such a file, without those that cannot be changed here. Null if it has none. */
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
