/** A value that changes, and those who follow it. */
export interface Store<State> {
  /** The value before anything has changed it: what the server renders, and what a page comes alive with. */
  readonly initial: State;
  get(): State;
  set(state: State): void;
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createStore<State>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(state) {
      if (Object.is(state, current)) return;
      current = state;
      // A listener may stop listening, or make another one stop, while all are told.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
