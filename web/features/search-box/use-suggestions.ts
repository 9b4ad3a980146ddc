import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { createAnswerCache } from '../../app/calls/answer-cache.ts';
import { useCall } from '../../app/calls/use-call.ts';

export type Suggestion = ResponseOf<Api['suggestLocations']>['suggestions'][number];

/** Milliseconds: a fast typist causes a call every other letter, and answers still seem immediate. */
const debounceMs = 90;
const answersMax = 200;
const nothing: readonly Suggestion[] = [];
/** Shared by all pages of this visit. */
const cache = createAnswerCache<ResponseOf<Api['suggestLocations']>>({ entriesMax: answersMax });

export interface Suggested {
  text: string;
  suggestions: readonly Suggestion[];
  /** The typed town that has no homes, whose nearest places are suggested; else empty. */
  nearTown: string;
  /** The answer belongs to the current text. */
  isSettled: boolean;
}

/**
 * Suggestions for the current input. The last ones stay until the next are there, so that the list does not flicker; an empty field gets
 * the largest regions; calls for older input are aborted.
 */
export function useSuggestions(text: string, language: Language, isAsking: boolean): Suggested {
  const asked = text.trim().replace(/\s+/g, ' ');
  const { answer, answered, failure } = useCall(
    'suggestLocations',
    isAsking ? { languageCode: language, text: asked } : null,
    { debounceMs, cache },
  );
  // Without suggestions the words are searched as they are.
  if (failure || !answer) {
    return { text: failure ? asked : '', suggestions: nothing, nearTown: '', isSettled: false };
  }
  const { suggestions, nearTown } = answer;
  const known = answered?.text ?? '';
  return { text: known, suggestions, nearTown, isSettled: known === asked };
}
