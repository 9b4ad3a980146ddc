/** A request body and its idempotency key. */
export interface Attempt {
  body: string;
  key: string;
}

/** Stores the last attempt; together with the form's input if it must survive a reload. */
export interface AttemptMemory {
  get(): Attempt | null;
  set(attempt: Attempt | null): void;
}

/**
 * Returns the attempt for a body. The same body keeps its key, so that a retry after a lost reply returns the earlier result; another body
 * gets a new key.
 */
export function attemptFor(last: Attempt | null, body: unknown, newKey: () => string): Attempt {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { body: text, key: newKey() };
}

export function attemptInMemory(): AttemptMemory {
  let last: Attempt | null = null;
  return {
    get: () => last,
    set: (attempt) => {
      last = attempt;
    },
  };
}
