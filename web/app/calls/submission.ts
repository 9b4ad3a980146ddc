import type { ApiFailure } from '../api/api-client.ts';
import { createStore } from '../stores/store.ts';
import type { StoreSource } from '../stores/use-store.ts';
import { attemptFor, attemptInMemory, type AttemptMemory } from './attempt.ts';
import { toCallFailure } from './call-failure.ts';

export interface SubmissionState<Body> {
  /** The body that is being sent; null while nothing is sent. */
  sending: Body | null;
  /** Failure of the last submission; it stays until the next one has an outcome, or until it is dismissed. */
  failure: ApiFailure | null;
}

export interface SubmissionSteps<Body, Answer> {
  send(body: Body, idempotencyKey: string): Promise<Answer>;
  /** Runs after success, such as a navigation; the submission stays under way until it is done. */
  onDone?(answer: Answer, body: Body): void | Promise<void>;
  /** Runs after a failure, such as reading changed data again. */
  onFailure?(failure: ApiFailure, body: Body): void | Promise<void>;
  /** Storage of the attempt; without it the attempt lasts as long as the submission. */
  attempts?: AttemptMemory;
}

export interface Submission<Body, Answer> extends StoreSource<SubmissionState<Body>> {
  /** Sends unless another submission is pending: a second click may come before the button shows that it is busy. */
  submit(body: Body, steps: SubmissionSteps<Body, Answer>): Promise<void>;
  dismiss(): void;
}

/**
 * Sends changes one at a time. The same body keeps its idempotency key even after success, so that repeating it after a failed later step
 * changes nothing twice. A key that the server knows for another body can never succeed and is dropped.
 */
export function createSubmission<Body, Answer>(
  newKey: () => string = () => crypto.randomUUID(),
): Submission<Body, Answer> {
  const inMemory = attemptInMemory();
  const store = createStore<SubmissionState<Body>>({ sending: null, failure: null });
  return {
    ...store,
    async submit(body, { send, onDone, onFailure, attempts = inMemory }) {
      if (store.get().sending !== null) return;
      const attempt = attemptFor(attempts.get(), body, newKey);
      // Stored before sending, so that a reload before the reply does not create a second attempt.
      attempts.set(attempt);
      store.set({ ...store.get(), sending: body });
      let failure: ApiFailure | null = null;
      try {
        await onDone?.(await send(body, attempt.key), body);
      } catch (error) {
        failure = toCallFailure(error);
        if (failure.type === 'idempotency-conflict') attempts.set(null);
        await Promise.resolve(onFailure?.(failure, body)).catch(() => undefined);
      }
      store.set({ sending: null, failure });
    },
    dismiss: () => store.set({ ...store.get(), failure: null }),
  };
}
