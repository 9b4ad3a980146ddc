import { createStore, type Store } from './store.ts';

/**
 * A store whose value lasts as long as the browser's tab: it survives a reload, and is read from the tab's
 * storage when it is first asked for. `parse` turns what was stored, which may be of an older release or
 * null where nothing was stored, into a value. Nothing is stored of the initial value.
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
      // Storage that is switched off or holds no JSON: the value begins anew.
      return initial;
    }
  });
  return {
    ...store,
    set(state) {
      // Told first: what is in the storage is read before it is overwritten.
      store.set(state);
      try {
        if (state === initial) sessionStorage.removeItem(storageKey);
        else sessionStorage.setItem(storageKey, JSON.stringify(state));
      } catch {
        // Without storage the value lasts as long as the page.
      }
    },
  };
}
