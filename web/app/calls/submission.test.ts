import { expect, test, vi } from 'vitest';
import { failure } from '../api/api-client.ts';
import { attemptInMemory } from './attempt.ts';
import { createSubmission, type SubmissionSteps } from './submission.ts';

function world(outcomes: (() => Promise<string>)[]) {
  const sent: { body: unknown; key: string }[] = [];
  const onDone = vi.fn(async (_answer: string, _body: object): Promise<void> => undefined);
  const onFailure = vi.fn();
  let keys = 0;
  const made = createSubmission<object, string>(() => `key ${(keys += 1)}`);
  const steps: SubmissionSteps<object, string> = {
    send: (body, key) => {
      sent.push({ body, key });
      return outcomes.shift()!();
    },
    onDone,
    onFailure,
  };
  const submission = { ...made, submit: (body: object) => made.submit(body, steps) };
  return { submission, sent, onDone, onFailure, keys: () => sent.map(({ key }) => key) };
}

const done = async (): Promise<string> => 'done';
const lost = (): Promise<string> => Promise.reject(failure(500, 'timeout', 'slow'));
const conflict = (): Promise<string> => Promise.reject(failure(409, 'idempotency-conflict', 'other'));

test('a second press while the first is on its way sends nothing', async () => {
  const { submission, sent, onDone } = world([done, done]);
  await Promise.all([submission.submit({ a: 1 }), submission.submit({ a: 1 })]);
  expect(sent).toHaveLength(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('it is under way until what follows is done', async () => {
  const { submission, onDone } = world([done]);
  let follow = (): void => undefined;
  onDone.mockReturnValue(new Promise((resolve) => (follow = resolve)));
  const submitted = submission.submit({ a: 1 });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(submission.get().sending).toEqual({ a: 1 });
  follow();
  await submitted;
  expect(submission.get()).toEqual({ sending: null, failure: null });
});

test('a retry carries the same key, another body another one', async () => {
  const { submission, keys } = world([lost, done, lost, done]);
  await submission.submit({ price: 1 });
  await submission.submit({ price: 1 });
  await submission.submit({ price: 2 });
  await submission.submit({ price: 2 });
  expect(keys()).toEqual(['key 1', 'key 1', 'key 2', 'key 2']);
});

test('where what follows success fails, sending again carries the same key', async () => {
  const { submission, keys, onDone } = world([done, done]);
  onDone.mockRejectedValueOnce(new Error('the next page did not come'));
  await submission.submit({ a: 1 });
  expect(submission.get().failure?.type).toBe('unknown');
  await submission.submit({ a: 1 });
  expect(keys()).toEqual(['key 1', 'key 1']);
  expect(submission.get().failure).toBeNull();
});

test('a key that stands for another body is given up', async () => {
  const { submission, keys } = world([conflict, done]);
  await submission.submit({ a: 1 });
  await submission.submit({ a: 1 });
  expect(keys()).toEqual(['key 1', 'key 2']);
});

test('the attempt is remembered where the form wants it, before it is sent', async () => {
  const attempts = attemptInMemory();
  const submission = createSubmission<object, string>();
  const send = vi.fn(async (_body: object, key: string) => {
    expect(attempts.get()).toEqual({ body: '{"a":1}', key });
    return 'done';
  });
  await submission.submit({ a: 1 }, { send, attempts });
  expect(submission.get().failure).toBeNull();
  // Another submission, as after a reload.
  await createSubmission<object, string>().submit({ a: 1 }, { send, attempts });
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('a failure stays while a retry is under way, and goes with its success or when dismissed', async () => {
  const { submission, onFailure } = world([lost, lost, done]);
  await submission.submit({ a: 1 });
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }), { a: 1 });
  const second = submission.submit({ a: 1 });
  expect(submission.get()).toMatchObject({ sending: { a: 1 }, failure: { type: 'timeout' } });
  await second;
  submission.dismiss();
  expect(submission.get().failure).toBeNull();
  await submission.submit({ a: 1 });
  expect(submission.get()).toEqual({ sending: null, failure: null });
});
