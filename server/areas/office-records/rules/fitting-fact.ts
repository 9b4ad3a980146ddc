import { splitWords } from '../../../../domain/folded-text.ts';
import type { RecordFact } from '../../../../domain/office-records.ts';

export interface Fact {
  kind: RecordFact;
  value: string;
}

/** Returns the fact that contains the largest number of the words; the first one if several do. */
export function fittingFact(facts: readonly Fact[], words: readonly string[]): Fact {
  const counting = facts.map((fact) => {
    const factWords = splitWords(fact.value);
    return { fact, count: words.filter((word) => factWords.some((one) => one.startsWith(word))).length };
  });
  const highestCount = Math.max(...counting.map(({ count }) => count));
  return counting.find(({ count }) => count === highestCount)!.fact;
}
