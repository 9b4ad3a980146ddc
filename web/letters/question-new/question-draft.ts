import { useState } from 'react';
import type { Attempt } from '../../app/calls/attempt.ts';
import type { Store } from '../../app/stores/store.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface QuestionDraft {
  /** Null if nothing was typed, in which case the account's name is used. */
  name: string | null;
  email: string | null;
  text: string;
  attempt: Attempt | null;
}

export const emptyQuestion: QuestionDraft = { name: null, email: null, text: '', attempt: null };

const parseDraft = (stored: unknown): QuestionDraft =>
  typeof (stored as Partial<QuestionDraft> | null)?.text === 'string'
    ? { ...emptyQuestion, ...(stored as QuestionDraft) }
    : emptyQuestion;

/** Stores the draft of a question about a home for the lifetime of the tab. */
export function useQuestionDraft(objectNumber: number): {
  draft: QuestionDraft;
  store: Store<QuestionDraft>;
} {
  const [store] = useState(() => createTabStore(`question-${objectNumber}`, emptyQuestion, parseDraft));
  return { draft: useStore(store), store };
}
