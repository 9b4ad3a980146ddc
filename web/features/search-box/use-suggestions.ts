import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { createAnswerCache } from '../../app/calls/answer-cache.ts';
import { useCall } from '../../app/calls/use-call.ts';

export type Suggestion = ResponseOf<Api['suggestLocations']>['suggestions'][number];

/** Milliseconds: a fast typist causes a call every other letter, and answers still seem immediate. */
const debounceMs = 90;
const answersMax = 200;
const noSuggestions: readonly Suggestion[] = [];
/** Shared by all pages of this visit. */
const cache = createAnswerCache<ResponseOf<Api['suggestLocations']>>({ entriesMax: answersMax });

export interface SuggestionResult {
  text: string;
  suggestions: readonly Suggestion[];
  /** The typed town that has no homes, whose nearest places are suggested; else empty. */
  nearTown: string;
  /** True if the answer belongs to the current text. */
  isSettled: boolean;
}

/**
 * Loads suggestions for the current input. The last ones stay until the next are there, so that the list does not flicker; an empty field
 * gets the largest regions; calls for older input are aborted.
 */
export function useSuggestions(text: string, language: Language, isAsking: boolean): SuggestionResult {
  const searchText = text.trim().replace(/\s+/g, ' ');
  const { answer, answered, failure } = useCall(
    'suggestLocations',
    isAsking ? { languageCode: language, text: searchText } : null,
    { debounceMs, cache },
  );
  // Without suggestions the words are searched as they are.
  if (failure || !answer) {
    return { text: failure ? searchText : '', suggestions: noSuggestions, nearTown: '', isSettled: false };
  }
  const { suggestions, nearTown } = answer;
  const answeredText = answered?.text ?? '';
  return { text: answeredText, suggestions, nearTown, isSettled: answeredText === searchText };
}
