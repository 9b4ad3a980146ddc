/** What is sent, and the idempotency key that it is sent with. */
export interface Attempt {
  /** The body as JSON. */
  body: string;
  key: string;
}

/** Where the last attempt is remembered: with what was typed, where it must survive a reload. */
export interface AttemptMemory {
  get(): Attempt | null;
  set(attempt: Attempt | null): void;
}

/**
 * The attempt to send a body with. The same body keeps its key, so that a retry after a lost reply is answered
 * with what may already have been done; another body is another attempt.
 */
export function attemptFor(last: Attempt | null, body: unknown, newKey: () => string): Attempt {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { body: text, key: newKey() };
}

/** Remembers the attempt as long as the page lives. */
export function attemptInMemory(): AttemptMemory {
  let last: Attempt | null = null;
  return {
    get: () => last,
    set: (attempt) => {
      last = attempt;
    },
  };
}
