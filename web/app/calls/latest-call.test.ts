import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../api/api-client.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createLatestCall, toCacheKey, type Ask, type CallOptions } from './latest-call.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Calls that are answered by hand, in any order. */
function world(options: CallOptions<string> = {}, first?: { input: string; answer: string }) {
  const asked: {
    input: string;
    signal: AbortSignal;
    answer(text: string): void;
    fail(error: unknown): void;
  }[] = [];
  const latest = createLatestCall<string, string>(options, first);
  const ask: Ask<string, string> = (input, signal) =>
    new Promise((answer, fail) => {
      asked.push({ input, signal, answer, fail });
    });
  const call = {
    ...latest,
    request: (input: string) => latest.request(toCacheKey(input), ask),
    retry: (input: string) => latest.retry(toCacheKey(input), ask),
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { call, asked, settle, inputs: () => asked.map(({ input }) => input) };
}

test('a late answer never overwrites a newer one, and what was superseded is aborted', async () => {
  const { call, asked, settle } = world();
  call.request('a');
  call.request('b');
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[1]!.answer('of b');
  await settle();
  asked[0]!.answer('of a');
  await settle();
  expect(call.get().answered).toMatchObject({ input: 'b', answer: 'of b' });
});

test('an answer of a superseded call is dropped even while the newer one is on its way', async () => {
  const { call, asked, settle } = world();
  call.request('a');
  call.request('b');
  asked[0]!.answer('of a');
  asked[0]!.fail(new Error('no'));
  await settle();
  expect(call.get()).toEqual({ answered: null, failed: null });
});

test('asks after a pause alone, the first time at once where that is wanted', async () => {
  const waiting = world({ debounceMs: 100 });
  waiting.call.request('a');
  await vi.advanceTimersByTimeAsync(99);
  waiting.call.request('b');
  await vi.advanceTimersByTimeAsync(99);
  expect(waiting.inputs()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(waiting.inputs()).toEqual(['b']);

  const opening = world({ debounceMs: 100, firstAtOnce: true });
  opening.call.request('a');
  expect(opening.inputs()).toEqual(['a']);
  opening.call.request('b');
  expect(opening.inputs()).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(100);
  expect(opening.inputs()).toEqual(['a', 'b']);
});

test('what is there, on its way or failed is not asked for again, until a retry', async () => {
  const { call, asked, inputs, settle } = world({}, { input: 'a', answer: 'of a' });
  call.request('a');
  expect(inputs()).toEqual([]);
  call.request('b');
  call.request('b');
  expect(inputs()).toEqual(['b']);
  asked[0]!.fail(failure(500, 'timeout', 'slow'));
  await settle();
  expect(call.get()).toMatchObject({
    answered: { input: 'a' },
    failed: { key: '"b"', failure: { type: 'timeout' } },
  });
  call.request('b');
  expect(inputs()).toEqual(['b']);
  call.retry('b');
  expect(call.get().failed).toBeNull();
  asked[1]!.answer('of b');
  await settle();
  expect(call.get()).toMatchObject({ answered: { answer: 'of b' }, failed: null });
});

test('going back to the input that is answered gives up the call under way', async () => {
  const { call, asked, settle } = world({}, { input: 'a', answer: 'of a' });
  call.request('b');
  call.request('a');
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.answer('of b');
  await settle();
  expect(call.get().answered).toMatchObject({ input: 'a' });
});

test('a cached answer is there at once', async () => {
  const cache = createAnswerCache<string>({ entriesMax: 3 });
  const one = world({ cache });
  one.call.request('a');
  one.asked[0]!.answer('of a');
  await one.settle();
  const other = world({ cache, debounceMs: 100 });
  other.call.request('a');
  expect(other.call.get().answered).toMatchObject({ answer: 'of a' });
  expect(other.inputs()).toEqual([]);
});

test('stopped, it asks for nothing and takes no answer', async () => {
  const { call, asked, inputs, settle } = world({ debounceMs: 100 });
  call.request('a');
  call.stop();
  await vi.advanceTimersByTimeAsync(200);
  expect(inputs()).toEqual([]);
  call.request('a');
  await vi.advanceTimersByTimeAsync(100);
  call.stop();
  asked[0]!.answer('of a');
  await settle();
  expect(call.get().answered).toBeNull();
});

test('a mistake of the code is told as an unknown failure', async () => {
  const { call, asked, settle } = world();
  call.request('a');
  asked[0]!.fail(new TypeError('x is undefined'));
  await settle();
  expect(call.get().failed?.failure.type).toBe('unknown');
});
