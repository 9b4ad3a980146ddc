import { useEffect, useState } from 'react';
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
}

export interface UseCallOptions<Input, Answer> extends CallOptions<Answer> {
  /** An answer that came with the page, and the input that it holds for. */
  first?: { input: Input; answer: Answer } | null;
}

/**
 * Asks for what belongs to an input, and again when the input changes; null asks for nothing. `ask` may be
 * another function with each render; what it asks for depends on the input alone.
 */
export function useLatestCall<Input, Answer>(
  ask: Ask<Input, Answer>,
  input: Input | null,
  { first, ...options }: UseCallOptions<Input, Answer> = {},
): Call<Input, Answer> {
  const [latest] = useState(() => createLatestCall<Input, Answer>(options, first));
  const { answered, failed } = useStore(latest);
  const key = input === null ? null : keyOf(input);
  const isCurrent = key !== null && answered?.key === key;

  useEffect(() => {
    if (key === null || isCurrent) latest.stop();
    else latest.request(key, ask);
    // What is asked for depends on the input alone, whichever function asks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [latest, key, isCurrent]);
  useEffect(() => latest.stop, [latest]);

  const failure = !isCurrent && failed?.key === key ? failed.failure : null;
  return {
    answer: answered && answered.answer,
    answered: answered && answered.input,
    isCurrent,
    isPending: key !== null && !isCurrent && !failure,
    failure,
    hasFailed: failed !== null,
    retry() {
      if (key !== null) latest.retry(key, ask);
    },
  };
}
