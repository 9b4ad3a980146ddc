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

/** Stores of this document by key, so that another part of the page can prepare a message. */
const stores = new Map<string, Store<MessageDraft>>();

function draftStore(side: MessageSide, id: string): Store<MessageDraft> {
  const key = `message-${side}-${id}`;
  const known = stores.get(key);
  if (known) return known;
  const store = createTabStore(key, empty, parse);
  // The server's drafts are all empty, and none may stay in its memory.
  if (typeof window !== 'undefined') stores.set(key, store);
  return store;
}

/** Stores the draft in the tab: it survives a reload and a failure, and is deleted when the message is sent. */
export function useMessageDraft(
  side: MessageSide,
  id: string,
): { draft: MessageDraft; store: Store<MessageDraft>; attempts: AttemptMemory } {
  const [store] = useState(() => draftStore(side, id));
  const draft = useStore(store);
  const attempts: AttemptMemory = {
    get: () => store.get().attempt,
    set: (attempt) => store.set({ ...store.get(), attempt }),
  };
  return { draft, store, attempts };
}

export const emptyDraft = empty;
