import { useCallback } from 'react';
import { useStore, type StoreSource } from '../../app/stores/use-store.ts';
import {
  createVisitorStore,
  isWatched,
  watchCount,
  type VisitorState,
  type WatchSnapshot,
} from './visitor-store.ts';

/** The one store of the page. It is never filled on the server, since the HTML is the same for all visitors. */
export const visitorStore = createVisitorStore(
  async (store, underWay) => {
    const { createBrowserCalls } = await import('./browser-calls.ts');
    return createBrowserCalls(store, underWay);
  },
  () => new Date(),
);

const source: StoreSource<VisitorState> = {
  ...visitorStore,
  // React subscribes after hydration, so the first component that uses the visitor starts the call.
  subscribe(listener) {
    const unsubscribe = visitorStore.subscribe(listener);
    void visitorStore.load();
    return unsubscribe;
  },
};

export function useVisitor(): VisitorState {
  return useStore(source);
}

/** `toggle` rejects with the ApiFailure when the server refused and the change was undone. */
export function useWatched(objectNumber: number): {
  watched: boolean;
  toggle(snapshot: WatchSnapshot): Promise<void>;
} {
  const watched = useStore(source, (visitor) => isWatched(visitor, objectNumber));
  const toggle = useCallback(
    (snapshot: WatchSnapshot) => visitorStore.toggleWatched(objectNumber, snapshot),
    [objectNumber],
  );
  return { watched, toggle };
}

export function useWatchCount(): number {
  return useStore(source, watchCount);
}

/** Adds a home to the recently viewed; call it in an effect. Failures are ignored. */
export function rememberSeen(objectNumber: number): void {
  void visitorStore.rememberSeen(objectNumber);
}
