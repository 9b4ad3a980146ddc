import { expect, test } from 'vitest';
import { defineEndpoint, type CallLimit, type Endpoint } from '../../contract/define-endpoint.ts';
import { z } from '../../contract/schema.ts';
import { createCallLimits } from './call-limits.ts';

const limited = (by: CallLimit['by']): Endpoint =>
  defineEndpoint({
    area: 'sample',
    name: `by-${by}`,
    method: 'POST',
    path: '/api/sample',
    summary: 'Is limited',
    access: 'public',
    writes: true,
    limit: { perMinute: 2, by },
    request: z.strictObject({}),
    response: z.null(),
  });

/** Tells for each of the calls whether it may proceed; a call is `account@address`, without an account `@address`. */
function passing(by: CallLimit['by'], ...calls: string[]): boolean[] {
  const limits = createCallLimits(1);
  const endpoint = limited(by);
  return calls.map((call) => {
    const [account, address = ''] = call.split('@');
    return (
      limits.ofAddress(endpoint, address) === 0 && limits.ofAccount(endpoint, account || null, address) === 0
    );
  });
}

test.each([
  ['address', ['a@1', 'b@1', 'c@1', 'a@2'], [true, true, false, true]],
  ['account', ['a@1', 'a@2', 'a@3', 'b@1'], [true, true, false, true]],
  ['account', ['@1', '@1', '@1', 'a@1', '@2'], [true, true, false, true, true]],
  ['both', ['a@1', 'a@2', 'a@3', 'b@3'], [true, true, false, true]],
  ['both', ['a@1', 'b@1', 'c@1', 'c@2'], [true, true, false, true]],
  ['both', ['@1', '@1', '@1'], [true, true, false]],
] as const)('two a minute by %s: of %j pass %j', (by, calls, expected) => {
  expect(passing(by, ...calls)).toEqual(expected);
});

test('without limits everything passes', () => {
  const limits = createCallLimits(0);
  const endpoint = limited('both');
  for (let count = 0; count < 500; count++) {
    expect(limits.ofAddress(endpoint, '1') + limits.ofAccount(endpoint, 'a', '1')).toBe(0);
  }
});
