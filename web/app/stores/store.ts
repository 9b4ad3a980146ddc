export interface Store<State> {
  /** The value that the server renders and that hydration starts with. */
  readonly initial: State;
  get(): State;
  set(state: State): void;
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** @param read returns the browser's first value at the first access; by default that is the initial one. */
export function createStore<State>(initial: State, read: () => State = () => initial): Store<State> {
  let current: { state: State } | null = null;
  const listeners = new Set<() => void>();
  const get = (): State => (current ??= { state: read() }).state;
  return {
    initial,
    get,
    set(state) {
      if (Object.is(state, get())) return;
      current = { state };
      // Copies the listeners, because one may unsubscribe itself or another while they are called.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
