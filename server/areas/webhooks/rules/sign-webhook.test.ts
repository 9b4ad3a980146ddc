import { expect, test } from 'vitest';
import { isToBeDisabled, nextTryAfter } from './next-try.ts';
import { newWebhookSecret, signWebhook } from './sign-webhook.ts';

test('the signature is that of the example of Standard Webhooks, one for each secret', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(signWebhook(message, [secret])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': signature,
  });
  const both = signWebhook(message, [newWebhookSecret(), secret])['webhook-signature'].split(' ');
  expect(both).toHaveLength(2);
  expect(both[1]).toBe(signature);
});

test('an event is tried for a day, and an address that fails for three days is switched off', () => {
  const at = new Date('2027-03-01T00:00:00Z');
  let [next, tries]: [Date | null, number] = [at, 0];
  let last = at;
  while (next) {
    last = next;
    tries += 1;
    next = nextTryAfter(last, tries);
  }
  expect(tries).toBe(8);
  expect((last.getTime() - at.getTime()) / 3_600_000).toBeCloseTo(22.43, 1);
  expect(isToBeDisabled(new Date('2027-03-03T23:59:59Z'), at)).toBe(false);
  expect(isToBeDisabled(new Date('2027-03-04T00:00:00Z'), at)).toBe(true);
});
