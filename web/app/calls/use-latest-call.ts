import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure } from '../api/api-client.ts';
import { useStore } from '../stores/use-store.ts';
import { createLatestCall, keyOf, type Ask, type CallOptions } from './latest-call.ts';

export interface Call<Input, Answer, Failed = ApiFailure> {
  /** The last answer; it stays while the next is asked for. */
  answer: Answer | null;
  /** What the last answer is for. */
  answered: Input | null;
  /** The answer is the one for the input of this moment. */
  isCurrent: boolean;
  /** The input of this moment has neither an answer nor a failure yet. */
  isPending: boolean;
  /** Why there is no answer for the input of this moment. */
  failure: Failed | null;
  /** The last outcome was a failure, for whichever input; it stays until there is another answer. */
  hasFailed: boolean;
  retry(): void;
  /** Puts the answer for the input of this moment in place, where it came another way. */
  replace(answer: Answer): void;
}

export interface UseCallOptions<Input, Answer> extends CallOptions<Answer> {
  /** An answer that came with the page, and the input that it holds for. */
  first?: { input: Input; answer: Answer } | null;
  /** Whether what was answered before serves an input as well; absent: only an equal one. */
  serves?: (answered: Input, input: Input) => boolean;
}

/**
 * Asks for what belongs to an input, and again when the input changes; null asks for nothing. `ask` may be
 * another function with each render; what it asks for depends on the input alone.
 */
export function useLatestCall<Input, Answer>(
  ask: Ask<Input, Answer>,
  input: Input | null,
  { first, serves, ...options }: UseCallOptions<Input, Answer> = {},
): Call<Input, Answer> {
  const [latest] = useState(() => createLatestCall<Input, Answer>(options, first ?? undefined));
  const { answered, failed } = useStore(latest);
  const key = input === null ? null : keyOf(input);
  const isServed =
    answered !== null &&
    input !== null &&
    (answered.key === key || (serves?.(answered.input, input) ?? false));

  useEffect(() => {
    if (key === null || isServed) latest.stop();
    else latest.request(JSON.parse(key) as Input, ask);
    // What is asked for depends on the input alone, whichever function asks.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [latest, key, isServed]);
  useEffect(() => latest.stop, [latest]);

  const retry = (): void => {
    if (key !== null) latest.retry(JSON.parse(key) as Input, ask);
  };
  const replace = useCallback(
    (answer: Answer) => {
      if (key !== null) latest.replace(JSON.parse(key) as Input, answer);
    },
    [latest, key],
  );
  const failure = key !== null && !isServed && failed?.key === key ? failed.failure : null;
  return {
    answer: answered?.answer ?? null,
    answered: answered?.input ?? null,
    isCurrent: isServed,
    isPending: key !== null && !isServed && failure === null,
    failure,
    hasFailed: failed !== null,
    retry,
    replace,
  };
}
