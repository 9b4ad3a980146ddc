import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

export type StoreSource<State> = Pick<Store<State>, 'initial' | 'get' | 'subscribe'>;

/**
 * Subscribes to a store, or to the part that `select` returns. The server's HTML and the first render in the browser show the initial
 * state, so that both are the same. A selector must return a part of the state or a primitive, because a new object would differ on every
 * call.
 */
export function useStore<State>(store: StoreSource<State>): State;
export function useStore<State, Part>(store: StoreSource<State>, select: (state: State) => Part): Part;
export function useStore<State, Part>(
  store: StoreSource<State>,
  select: (state: State) => State | Part = (state) => state,
): State | Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
