import { useCallback } from 'react';
import { useStore, type Followed } from '../../app/stores/use-store.ts';
import {
  createVisitorStore,
  isWatched,
  watchCount,
  type VisitorState,
  type WatchSnapshot,
} from './visitor-store.ts';

/** The one store of the page. It is never filled on the server, since pages are the same for everybody. */
export const visitorStore = createVisitorStore(
  async (store, underWay) => {
    const { createBrowserCalls } = await import('./browser-calls.ts');
    return createBrowserCalls(store, underWay);
  },
  () => new Date(),
);

const followed: Followed<VisitorState> = {
  ...visitorStore,
  // React subscribes after hydration, so that the first component that asks makes the visitor load.
  subscribe(listener) {
    const unsubscribe = visitorStore.subscribe(listener);
    void visitorStore.load();
    return unsubscribe;
  },
};

export function useVisitor(): VisitorState {
  return useStore(followed);
}

/** `toggle` rejects with the ApiFailure when the server refused and the change was undone. */
export function useWatched(objectNumber: number): {
  watched: boolean;
  toggle(snapshot: WatchSnapshot): Promise<void>;
} {
  const watched = useStore(followed, (visitor) => isWatched(visitor, objectNumber));
  const toggle = useCallback(
    (snapshot: WatchSnapshot) => visitorStore.toggleWatched(objectNumber, snapshot),
    [objectNumber],
  );
  return { watched, toggle };
}

/** Watched homes that are not deleted. */
export function useWatchCount(): number {
  return useStore(followed, watchCount);
}

/** Adds a home to the recently viewed; call it in an effect. Failures are ignored. */
export function rememberSeen(objectNumber: number): void {
  void visitorStore.rememberSeen(objectNumber);
}
