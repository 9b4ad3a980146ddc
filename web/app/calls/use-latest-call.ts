import { useEffect, useState } from 'react';
import type { ApiFailure } from '../api/api-client.ts';
import { useStore } from '../stores/use-store.ts';
import { createLatestCall, toCacheKey, type Ask, type CallOptions } from './latest-call.ts';

export interface Call<Input, Answer, Failed = ApiFailure> {
  /** The last answer; it stays while the next is loading. */
  answer: Answer | null;
  answered: Input | null;
  isCurrent: boolean;
  isPending: boolean;
  failure: Failed | null;
  /** True after a failed call for any input, until there is another answer. */
  hasFailed: boolean;
  retry(): void;
}

export interface UseCallOptions<Input, Answer> extends CallOptions<Answer> {
  first?: { input: Input; answer: Answer } | null;
}

/**
 * Requests the answer for an input, and again when the input changes; null makes no request. `ask` may be a new function with each render,
 * but its result must depend on the input alone.
 */
export function useLatestCall<Input, Answer>(
  ask: Ask<Input, Answer>,
  input: Input | null,
  { first, ...options }: UseCallOptions<Input, Answer> = {},
): Call<Input, Answer> {
  const [latest] = useState(() => createLatestCall<Input, Answer>(options, first));
  const { answered, failed } = useStore(latest);
  const key = input === null ? null : toCacheKey(input);
  const isCurrent = key !== null && answered?.key === key;

  useEffect(() => {
    if (key === null || isCurrent) latest.stop();
    else latest.request(key, ask);
    // The answer depends on the input alone, so a new `ask` function starts no request.
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
