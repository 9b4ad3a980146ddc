import { useEffect, useState } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { browserApi } from '../../app/api/browser-api.ts';

export type Suggestion = ResponseOf<Api['suggestLocations']>['suggestions'][number];

/** Long enough that a fast typist asks every other letter, short enough to seem at once. */
const debounceMs = 90;
const answersMax = 200;
const nothing: readonly Suggestion[] = [];
/** Answers are shared by this visit's pages; what was asked long ago falls out first. */
const answers = new Map<string, readonly Suggestion[]>();

function remember(key: string, suggestions: readonly Suggestion[]): void {
  answers.delete(key);
  answers.set(key, suggestions);
  if (answers.size > answersMax) answers.delete(answers.keys().next().value!);
}

export interface Suggested {
  /** What was typed when they were asked for. */
  text: string;
  suggestions: readonly Suggestion[];
}

/**
 * Suggestions for what is being typed. Those of the text before stay until the next are there, so that
 * the list does not flicker; a question that a further letter makes idle is cancelled.
 */
export function useSuggestions(text: string, language: Language, isAsking: boolean): Suggested {
  const [suggested, setSuggested] = useState<Suggested>({ text: '', suggestions: nothing });
  const asked = text.trim().replace(/\s+/g, ' ');
  const key = `${language} ${asked.toLowerCase()}`;

  useEffect(() => {
    if (!isAsking || asked === '') return;
    const cancel = new AbortController();
    const known = answers.get(key);
    const timer = setTimeout(
      () => {
        if (known) return setSuggested({ text: asked, suggestions: known });
        browserApi
          .call('suggestLocations', { languageCode: language, text: asked }, { signal: cancel.signal })
          .then(
            (answer) => {
              remember(key, answer.suggestions);
              setSuggested({ text: asked, suggestions: answer.suggestions });
            },
            // Without suggestions the words are searched as they are.
            () => setSuggested({ text: asked, suggestions: nothing }),
          );
      },
      known ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [asked, key, language, isAsking]);

  return asked === '' ? { text: '', suggestions: nothing } : suggested;
}
