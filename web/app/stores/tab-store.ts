import { createStore, type Store } from './store.ts';

/**
 * Creates a store that lasts as long as the browser's tab: it survives a reload, and is read from sessionStorage at the first access.
 * `parse` turns the stored value, which may be of an older release or null, into a value. The initial value is not stored.
 */
export function createTabStore<State>(
  storageKey: string,
  initial: State,
  parse: (stored: unknown) => State,
): Store<State> {
  const store = createStore(initial, () => {
    try {
      return parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    } catch {
      // Storage is turned off or contains no JSON, so the initial value is used.
      return initial;
    }
  });
  return {
    ...store,
    set(state) {
      // Set first, because this reads the storage before it is overwritten.
      store.set(state);
      try {
        if (state === initial) sessionStorage.removeItem(storageKey);
        else sessionStorage.setItem(storageKey, JSON.stringify(state));
      } catch {
        // Without storage the value lasts until the page is left.
      }
    },
  };
}
