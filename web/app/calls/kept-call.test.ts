import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../api/api-client.ts';
import { createCachedCall } from './kept-call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world(answers: (() => Promise<unknown>)[]) {
  const call = vi.fn(() => answers.shift()!());
  return { call, kept: createCachedCall({ call: call as never }) };
}
const question = { objectNumber: 1, languageCode: 'de' as const };

test('the same question is asked once in two and a half hours', async () => {
  const { kept, call } = world([async () => 'first', async () => 'second']);
  expect(await kept('listRatings', question)).toBe('first');
  vi.advanceTimersByTime(8_999_999);
  expect(await kept('listRatings', { ...question })).toBe('first');
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await kept('listRatings', question)).toBe('second');
});

test('another question is another answer', async () => {
  const { kept } = world([async () => 'one', async () => 'other', async () => 'page']);
  expect(await kept('listRatings', question)).toBe('one');
  expect(await kept('getObjectsInternal', { objectNumbers: [1], languageCode: 'de' })).toBe('other');
  expect(await kept('listRatings', { ...question, pageNr: 2 })).toBe('page');
});

test('a failure is told and not kept', async () => {
  const { kept } = world([() => Promise.reject(failure(500, 'timeout', 'slow')), async () => 'answer']);
  await expect(kept('listRatings', question)).rejects.toMatchObject({ type: 'timeout' });
  expect(await kept('listRatings', question)).toBe('answer');
});
