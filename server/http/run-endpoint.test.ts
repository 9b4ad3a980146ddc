import { expect, test } from 'vitest';
import { getOffers } from '../../contract/offers/get-offers.ts';
import { aCall } from '../../tests/harness/calls.ts';
import { run } from './run-endpoint.ts';

test.each([
  [{}, true],
  [{ mandant: 'feriola' }, true],
  [{ mandant: '' }, true],
  [{ mandant: null }, true],
  [{ mandant: 'somebody-else' }, false],
])('a call with %j means this site: %j', async (given, isMeant) => {
  const handle = () => Promise.resolve({ ok: true as const, data: [] });
  const outcome = await run({ endpoint: getOffers, handle }, handle, given, aCall());
  expect(outcome).toMatchObject(isMeant ? { ok: true } : { httpStatus: 400 });
});
