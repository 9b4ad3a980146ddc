import { createContext, useContext } from 'react';
import type { Language } from '../../domain/language.ts';
import { formatterFor, type Clock, type Formatter } from '../../texts/format.ts';
import type { Translate } from '../../texts/translate.ts';

/** Language and texts of the page; constant for a document, since a change of language loads a new one. */
export interface PageTexts {
  language: Language;
  t: Translate;
  textsUrl: string;
  /** The clock of moments. The site's, if left out, as in the server's HTML. */
  clock?: Clock;
}

const TextsContext = createContext<PageTexts | null>(null);

export const TextsProvider = TextsContext.Provider;

type Texts = PageTexts & { format: Formatter };

/** Cached, because hundreds of components of a page share one object. */
const withFormat = new WeakMap<PageTexts, Texts>();

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No texts around this component.');
  const cached = withFormat.get(texts);
  if (cached) return cached;
  const created = { ...texts, format: formatterFor(texts.language, texts.t, texts.clock) };
  withFormat.set(texts, created);
  return created;
}
