import { useEffect } from 'react';
import type { SavedLists } from '../../../contract/watch-list/saved-list.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { useVisitor } from '../visitor/use-visitor.ts';
import { watchCount } from '../visitor/visitor-store.ts';
import { ownListCalls, savedListsStore } from './saved-list-calls.ts';

/** Returns the visitor's lists, loaded again whenever a home is saved or removed. Null until the first answer. */
export function useSavedLists(): SavedLists | null {
  const lists = useStore(savedListsStore);
  const visitor = useVisitor();
  const count = watchCount(visitor);
  const isReady = visitor.phase === 'ready';
  useEffect(() => {
    // If the lists cannot be loaded, all saved homes are shown as one.
    if (isReady) ownListCalls.read().catch(() => undefined);
  }, [isReady, count, visitor.account]);
  return lists;
}
