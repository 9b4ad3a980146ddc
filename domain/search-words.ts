import { fold, splitWords } from './folded-text.ts';

/** Significant words of titles and queries, in the four languages. */

/** Words that a search ignores: articles, prepositions and words for holidays. In the form that `fold` returns. */
export const fillers: ReadonlySet<string> = new Set(
  `urlaub reise holidays vacation vacations vacances sejour vacanza vacanze viaggio
  am an auf aus bei beim das dem den der des die ein eine im in mit nah nahe und von zu zum zur
  a and at by for from near of on or the to with
  au aux avec d dans de du en et l la le les pres sur un une
  al alla con da dal del dell della di e gli i il lo nel nella per vicino`
    .split(/\s+/)
    .map(fold),
);

export function titleWords(title: string): string[] {
  return splitWords(title).filter((word) => !fillers.has(word));
}

/** Returns the words of a query to search for, each once. Empty if the query consists of fillers only. */
export function tokenize(text: string): string[] {
  return [...new Set(splitWords(text).filter((word) => !fillers.has(word)))];
}

/** Common words for the two types of homes, besides those in titles. */
export const typeWords = {
  house: titleWords('Ferienhaus Haus house holiday cottage maison casa'),
  apartment: titleWords('Ferienwohnung Wohnung apartment flat holiday appartement appartamento'),
} as const;
