import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** What a component reads of a store. */
export type Followed<State> = Pick<Store<State>, 'initial' | 'get' | 'subscribe'>;

/**
 * Follows a store, or the part of it that `select` picks out. The server's HTML and the first render in the
 * browser show the initial state, so that both are the same. A selector returns a part of the state or a
 * primitive: an object made anew would never be the same twice.
 */
export function useStore<State>(store: Followed<State>): State;
export function useStore<State, Part>(store: Followed<State>, select: (state: State) => Part): Part;
export function useStore<State, Part>(
  store: Followed<State>,
  select: (state: State) => State | Part = (state) => state,
): State | Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
