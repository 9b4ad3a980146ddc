import { pino } from 'pino';
import { expect, test } from 'vitest';
import { getOffers } from '../../contract/offers/get-offers.ts';
import { createInProcessApi } from './in-process-api.ts';

test('what a handler throws while a page is rendered is logged and thrown on', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  const broken = { endpoint: getOffers, handle: () => Promise.reject(new Error('broken')) };
  const call = createInProcessApi(new Map([['getOffers', broken]]), log);
  await expect(call('getOffers', { languageCode: 'de' })).rejects.toThrow('broken');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ call: 'getOffers', msg: 'call failed while rendering' });
});
