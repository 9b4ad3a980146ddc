import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { createAnswerCache } from '../../app/calls/answer-cache.ts';
import { useCall } from '../../app/calls/use-call.ts';

export type Suggestion = ResponseOf<Api['suggestLocations']>['suggestions'][number];

/** Long enough that a fast typist asks every other letter, short enough to seem at once. */
const debounceMs = 90;
const answersMax = 200;
const nothing: readonly Suggestion[] = [];
/** Answers are shared by this visit's pages. */
const cache = createAnswerCache<ResponseOf<Api['suggestLocations']>>({ entriesMax: answersMax });

export interface Suggested {
  /** What was typed when they were asked for. */
  text: string;
  suggestions: readonly Suggestion[];
  /** The town without homes that was typed, whose nearest places the suggestions are; else empty. */
  nearTown: string;
  /** The server has answered, for that very text. */
  isSettled: boolean;
}

/**
 * Suggestions for what is being typed. Those of the text before stay until the next are there, so that
 * the list does not flicker; an empty field has those of the largest regions; a question that a further letter makes idle is cancelled.
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
