import { createStore, type Store } from './store.ts';

/**
 * A store whose value lasts as long as the browser's tab: it survives a reload, and is read from the tab's
 * storage when it is first asked for. `parse` turns what was stored, which may be of an older release or
 * null where nothing was stored, into a value.
 */
export function createTabStore<State>(
  storageKey: string,
  initial: State,
  parse: (stored: unknown) => State,
): Store<State> {
  const store = createStore(initial);
  let isRead = false;
  const readOnce = (): void => {
    if (isRead) return;
    isRead = true;
    try {
      store.set(parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')));
    } catch {
      // Storage that is switched off or holds no JSON: the value begins anew.
    }
  };
  return {
    ...store,
    get() {
      readOnce();
      return store.get();
    },
    set(state) {
      isRead = true;
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(state));
      } catch {
        // Without storage the value lasts as long as the page.
      }
      store.set(state);
    },
  };
}
