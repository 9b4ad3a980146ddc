import { requiredFacts, type GivenFacts, type OperatorFact } from './facts.ts';

/** Returns the required facts that are missing. One of the two tax numbers is enough. */
export function missingFacts(facts: GivenFacts): OperatorFact[] {
  const isTaxed = facts.vatId !== undefined || facts.taxNumber !== undefined;
  return [
    ...requiredFacts.filter((fact) => facts[fact] === undefined),
    ...(isTaxed ? [] : (['vatId'] as const)),
  ];
}
