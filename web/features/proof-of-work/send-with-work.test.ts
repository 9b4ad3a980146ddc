import { expect, test, vi } from 'vitest';
import { ApiFailure } from '../../app/api/api-client.ts';
import { sendWithWork } from './send-with-work.ts';

const asks = (challenge: string): ApiFailure =>
  new ApiFailure(403, [
    { text: '', isKey: false, type: 'work-needed', data: { challenge, sums: 1, bits: 1 }, appInform: false },
  ]);
const solve = vi.fn(({ challenge }: { challenge: string }) => Promise.resolve(`${challenge}~1`));

test('computes nothing where no proof is required', async () => {
  const send = vi.fn(() => Promise.resolve('sent'));
  expect(await sendWithWork(send, solve)).toBe('sent');
  expect(send.mock.calls).toEqual([[undefined]]);
  expect(solve).not.toHaveBeenCalled();
});

test('retries with the required proof', async () => {
  const send = vi.fn((proof: string | undefined) =>
    proof === 'one~1' ? Promise.resolve('sent') : Promise.reject(asks('one')),
  );
  expect(await sendWithWork(send, solve)).toBe('sent');
  expect(send.mock.calls).toEqual([[undefined], ['one~1']]);
});

test('an expired proof is computed once more, then the form is sent without', async () => {
  let round = 0;
  const send = vi.fn((proof: string | undefined) =>
    proof === '' ? Promise.resolve('sent') : Promise.reject(asks(`of-${round++}`)),
  );
  expect(await sendWithWork(send, solve)).toBe('sent');
  expect(send.mock.calls).toEqual([[undefined], ['of-0~1'], ['of-1~1'], ['']]);
});

test('a failed computation sends the form without a proof, and a refusal ends it', async () => {
  const send = vi.fn(() => Promise.reject(asks('never')));
  await expect(sendWithWork(send, () => Promise.reject(new Error('no chunk')))).rejects.toThrow(
    'work-needed',
  );
  expect(send.mock.calls).toEqual([[undefined], ['']]);
  const refused = new ApiFailure(422, [
    { text: '', isKey: false, type: 'invalid-email', data: null, appInform: false },
  ]);
  await expect(sendWithWork(() => Promise.reject(refused), solve)).rejects.toBe(refused);
});
