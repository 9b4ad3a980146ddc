import { useState } from 'react';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import type { Attempt, AttemptMemory } from '../../app/calls/attempt.ts';
import type { Store } from '../../app/stores/store.ts';
import { createTabStore } from '../../app/stores/tab-store.ts';
import { useStore } from '../../app/stores/use-store.ts';

export interface ReadyFile {
  fileID: number;
  name: string;
}

export interface MessageDraft {
  text: string;
  files: readonly ReadyFile[];
  attempt: Attempt | null;
}

const empty: MessageDraft = { text: '', files: [], attempt: null };

function parse(stored: unknown): MessageDraft {
  const draft = stored as Partial<MessageDraft> | null;
  if (typeof draft?.text !== 'string' || !Array.isArray(draft.files)) return empty;
  return { ...empty, ...draft };
}

/** Stores the draft in the tab: it survives a reload and a failure, and is deleted when the message is sent. */
export function useMessageDraft(
  side: MessageSide,
  id: string,
): { draft: MessageDraft; store: Store<MessageDraft>; attempts: AttemptMemory } {
  const [store] = useState(() => createTabStore(`message-${side}-${id}`, empty, parse));
  const draft = useStore(store);
  const attempts: AttemptMemory = {
    get: () => store.get().attempt,
    set: (attempt) => store.set({ ...store.get(), attempt }),
  };
  return { draft, store, attempts };
}

export const emptyDraft = empty;
