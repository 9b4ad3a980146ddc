import { createContext, useContext } from 'react';
import type { Language } from '../../domain/language.ts';
import { formatterFor, type Formatter } from '../../texts/format.ts';
import type { Translate } from '../../texts/translate.ts';

/** Language and texts of the page; constant for a document, since a change of language loads a new one. */
export interface PageTexts {
  language: Language;
  t: Translate;
  /** Where the browser gets the same texts. */
  textsUrl: string;
}

const TextsContext = createContext<PageTexts | null>(null);

export const TextsProvider = TextsContext.Provider;

export function useTexts(): PageTexts & { format: Formatter } {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts around this component.');
  return { ...texts, format: formatterFor(texts.language) };
}
