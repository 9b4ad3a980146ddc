import { useState } from 'react';
import type { Attempt } from '../../app/calls/attempt.ts';
import type { Store } from '../../app/stores/store.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface QuestionDraft {
  /** Null: nothing was typed, and the account fills it in. */
  name: string | null;
  email: string | null;
  text: string;
  attempt: Attempt | null;
}

export const emptyQuestion: QuestionDraft = { name: null, email: null, text: '', attempt: null };

const parse = (stored: unknown): QuestionDraft =>
  typeof (stored as Partial<QuestionDraft> | null)?.text === 'string'
    ? { ...emptyQuestion, ...(stored as QuestionDraft) }
    : emptyQuestion;

/** What is typed about a home lasts as long as the tab. */
export function useQuestionDraft(objectNumber: number): {
  draft: QuestionDraft;
  store: Store<QuestionDraft>;
} {
  const [store] = useState(() => createTabStore(`question-${objectNumber}`, emptyQuestion, parse));
  return { draft: useStore(store), store };
}
