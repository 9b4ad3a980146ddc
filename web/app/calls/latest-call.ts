import type { ApiFailure } from '../api/api-client.ts';
import { createStore, type Store } from '../stores/store.ts';
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

export interface LatestCall<Input, Answer> extends Pick<
  Store<CallState<Input, Answer>>,
  'initial' | 'get' | 'subscribe'
> {
  /** Asks for an input in place of the one before, unless its answer or its failure is already there. */
  request(input: Input, ask: Ask<Input, Answer>): void;
  /** Asks at once, whatever is already there. */
  retry(input: Input, ask: Ask<Input, Answer>): void;
  /** Puts an answer in place that came another way. */
  replace(input: Input, answer: Answer): void;
  /** Gives up what is under way; the last answer stays. */
  stop(): void;
}

interface UnderWay {
  key: string;
  abort: AbortController;
  timer?: ReturnType<typeof setTimeout>;
}

/** An input's name: equal inputs have equal keys. */
export const keyOf = (input: unknown): string => JSON.stringify(input);

/**
 * Asks for one thing that changes, such as the price of what is being chosen. Only the newest input counts: a
 * call for an older one is aborted, and its answer is dropped where it comes all the same.
 */
export function createLatestCall<Input, Answer>(
  { debounceMs = 0, firstAtOnce = false, cache }: CallOptions<Answer> = {},
  first?: { input: Input; answer: Answer },
): LatestCall<Input, Answer> {
  const store = createStore<CallState<Input, Answer>>({
    answered: first ? { key: keyOf(first.input), ...first } : null,
    failed: null,
  });
  let underWay: UnderWay | null = null;
  let isFirst = true;

  const stop = (): void => {
    clearTimeout(underWay?.timer);
    underWay?.abort.abort();
    underWay = null;
  };
  const succeed = (key: string, input: Input, answer: Answer): void =>
    store.set({ answered: { key, input, answer }, failed: null });

  const begin = (key: string, input: Input, ask: Ask<Input, Answer>, waitMs: number): void => {
    stop();
    const known = cache?.get(key);
    if (known !== undefined) return succeed(key, input, known);
    const call: UnderWay = { key, abort: new AbortController() };
    underWay = call;
    const send = (): void => {
      ask(input, call.abort.signal).then(
        (answer) => {
          if (underWay !== call) return;
          underWay = null;
          cache?.set(key, answer);
          succeed(key, input, answer);
        },
        (error: unknown) => {
          if (underWay !== call) return;
          underWay = null;
          store.set({ ...store.get(), failed: { key, failure: failureOf(error) } });
        },
      );
    };
    if (waitMs > 0) call.timer = setTimeout(send, waitMs);
    else send();
  };

  return {
    initial: store.initial,
    get: store.get,
    subscribe: store.subscribe,
    stop,
    request(input, ask) {
      const key = keyOf(input);
      if (underWay?.key === key) return;
      const { answered, failed } = store.get();
      if (answered?.key === key || failed?.key === key) return stop();
      const waitMs = isFirst && firstAtOnce ? 0 : debounceMs;
      isFirst = false;
      begin(key, input, ask, waitMs);
    },
    retry(input, ask) {
      store.set({ ...store.get(), failed: null });
      begin(keyOf(input), input, ask, 0);
    },
    replace(input, answer) {
      stop();
      succeed(keyOf(input), input, answer);
    },
  };
}
