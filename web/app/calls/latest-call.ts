import type { ApiFailure } from '../api/api-client.ts';
import { createStore } from '../stores/store.ts';
import type { StoreSource } from '../stores/use-store.ts';
import type { AnswerCache } from './answer-cache.ts';
import { toCallFailure } from './call-failure.ts';

/** Requests the answer for an input. A call whose signal is aborted may never settle. */
export type Ask<Input, Answer> = (input: Input, signal: AbortSignal) => Promise<Answer>;

export interface CallState<Input, Answer> {
  answered: { key: string; input: Input; answer: Answer } | null;
  failed: { key: string; failure: ApiFailure } | null;
}

export interface CallOptions<Answer> {
  debounceMs?: number;
  /** Skips the debounce for the first input, because nobody types while a page opens. */
  firstAtOnce?: boolean;
  /** A cache that outlives the component. */
  cache?: AnswerCache<Answer>;
}

export interface LatestCall<Input, Answer> extends StoreSource<CallState<Input, Answer>> {
  /** Requests the answer for an input and aborts the request before, unless its answer or failure is already known. */
  request(key: string, ask: Ask<Input, Answer>): void;
  retry(key: string, ask: Ask<Input, Answer>): void;
  stop(): void;
}

/** Returns the input as JSON, which serves as the cache key and is parsed again for the request. */
export const toCacheKey = (input: unknown): string => JSON.stringify(input);

/**
 * Requests one value that changes with its input, such as a price. Only the newest input counts: calls for older ones are aborted, and late
 * answers are dropped.
 */
export function createLatestCall<Input, Answer>(
  { debounceMs = 0, firstAtOnce, cache }: CallOptions<Answer>,
  first?: { input: Input; answer: Answer } | null,
): LatestCall<Input, Answer> {
  const store = createStore<CallState<Input, Answer>>({
    answered: first ? { key: toCacheKey(first.input), ...first } : null,
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
    const cached = cache?.get(key);
    if (cached !== undefined) return store.set({ answered: { key, input, answer: cached }, failed: null });
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
        (error: unknown) => settle({ failed: { key, failure: toCallFailure(error) } }),
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
