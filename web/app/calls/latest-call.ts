import type { ApiFailure } from '../api/api-client.ts';
import { createStore } from '../stores/store.ts';
import type { Followed } from '../stores/use-store.ts';
import type { AnswerCache } from './answer-cache.ts';
import { failureOf } from './call-failure.ts';

/** Asks for what belongs to an input. A call whose signal is aborted may stay unsettled. */
export type Ask<Input, Answer> = (input: Input, signal: AbortSignal) => Promise<Answer>;

/** The last answer and the last failure, each with the key of the input that it is for. */
export interface CallState<Input, Answer> {
  answered: { key: string; input: Input; answer: Answer } | null;
  failed: { key: string; failure: ApiFailure } | null;
}

export interface CallOptions<Answer> {
  /** Milliseconds that an input must stay the same before it is asked for. */
  debounceMs?: number;
  /** The first input does not wait: nobody is typing while a page opens. */
  firstAtOnce?: boolean;
  /** Where answers outlive the component. */
  cache?: AnswerCache<Answer>;
}

export interface LatestCall<Input, Answer> extends Followed<CallState<Input, Answer>> {
  /** Asks for an input in place of the one before, unless its answer or its failure is already there. */
  request(key: string, ask: Ask<Input, Answer>): void;
  /** Asks at once, whatever is already there. */
  retry(key: string, ask: Ask<Input, Answer>): void;
  /** Gives up what is under way; the last answer stays. */
  stop(): void;
}

/** An input as JSON: its key, and what it is read from again when it is asked for. */
export const keyOf = (input: unknown): string => JSON.stringify(input);

/**
 * Asks for one thing that changes, such as the price of what is being chosen. Only the newest input counts: a
 * call for an older one is aborted, and its answer is dropped where it comes all the same.
 */
export function createLatestCall<Input, Answer>(
  { debounceMs = 0, firstAtOnce, cache }: CallOptions<Answer>,
  first?: { input: Input; answer: Answer } | null,
): LatestCall<Input, Answer> {
  const store = createStore<CallState<Input, Answer>>({
    answered: first ? { key: keyOf(first.input), ...first } : null,
    failed: null,
  });
  let underWay: { key: string; abort: AbortController } | null = null;
  let waitFirstMs = firstAtOnce ? 0 : debounceMs;

  const stop = (): void => {
    underWay?.abort.abort();
    underWay = null;
  };
  const begin = (key: string, ask: Ask<Input, Answer>, waitMs: number): void => {
    stop();
    const input = JSON.parse(key) as Input;
    const known = cache?.get(key);
    if (known !== undefined) return store.set({ answered: { key, input, answer: known }, failed: null });
    const call = { key, abort: new AbortController() };
    underWay = call;
    const settle = (change: Partial<CallState<Input, Answer>>): void => {
      if (underWay !== call) return;
      underWay = null;
      store.set({ ...store.get(), failed: null, ...change });
    };
    const send = (): void => {
      if (underWay !== call) return;
      ask(input, call.abort.signal).then(
        (answer) => {
          cache?.set(key, answer);
          settle({ answered: { key, input, answer } });
        },
        (error: unknown) => settle({ failed: { key, failure: failureOf(error) } }),
      );
    };
    if (waitMs > 0) setTimeout(send, waitMs);
    else send();
  };

  return {
    ...store,
    stop,
    request(key, ask) {
      if (underWay?.key === key) return;
      const { answered, failed } = store.get();
      if (answered?.key === key || failed?.key === key) return stop();
      begin(key, ask, waitFirstMs);
      waitFirstMs = debounceMs;
    },
    retry(key, ask) {
      store.set({ ...store.get(), failed: null });
      begin(key, ask, 0);
    },
  };
}
