/** A value that changes, and those who follow it. */
export interface Store<State> {
  /** What the server renders, and what a page comes alive with. */
  readonly initial: State;
  get(): State;
  set(state: State): void;
  /** Calls the listener after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** @param read gives the value that the browser begins with, when it is first asked for; absent: the initial one. */
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
      // A listener may stop listening, or make another one stop, while all are told.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
