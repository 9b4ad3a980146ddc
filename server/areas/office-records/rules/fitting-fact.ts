import { wordsOf } from '../../../../domain/folded-text.ts';
import type { RecordFact } from '../../../../domain/office-records.ts';

export interface Fact {
  kind: RecordFact;
  value: string;
}

/** The fact that holds most of the words, the first of equals; the first of all where the words stand in none. */
export function fittingFact(facts: readonly Fact[], words: readonly string[]): Fact {
  const counted = facts.map((fact) => {
    const said = wordsOf(fact.value);
    return { fact, count: words.filter((word) => said.some((one) => one.startsWith(word))).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)!.fact;
}
