import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { EndpointName } from '../../contract/api.ts';
import { getOffers } from '../../contract/offers/get-offers.ts';
import type { BoundEndpoint } from './bind.ts';
import { createInProcessApi } from './in-process-api.ts';
import type { PageTag } from './page-tags.ts';

const lines: string[] = [];
const log = pino({ base: null }, { write: (line) => lines.push(line) });

/** The tags of a page that calls this handler beside one that shows sights. */
async function tagsWith(
  handle: BoundEndpoint['handle'],
  input: Record<string, string> = { languageCode: 'de' },
): Promise<PageTag[]> {
  const bound = new Map<EndpointName, BoundEndpoint>([['getOffers', { endpoint: getOffers, handle }]]);
  const page = new Set<PageTag>(['sights']);
  const call = createInProcessApi(bound, log);
  await call('getOffers', input, page).catch(() => undefined);
  return [...page];
}

const answer = { ok: true, data: [] } as const;

test('what a handler throws while a page is rendered is logged and thrown on', async () => {
  lines.length = 0;
  const broken = { endpoint: getOffers, handle: () => Promise.reject(new Error('broken')) };
  const call = createInProcessApi(new Map([['getOffers', broken]]), log);
  await expect(call('getOffers', { languageCode: 'de' }, new Set())).rejects.toThrow('broken');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ call: 'getOffers', msg: 'call failed while rendering' });
});

test('a page has the tags of what its calls show', async () => {
  const tags = await tagsWith((_, call) => {
    call.shows('offers', 'home:7');
    return Promise.resolve(answer);
  });
  expect(tags).toEqual(['sights', 'offers', 'home:7']);
});

test('a call that does not say what it shows makes a page of everything', async () => {
  expect(await tagsWith(() => Promise.resolve(answer))).toEqual(['sights', 'everything']);
});

test('so does one that fails, whatever it had said, and one that is refused', async () => {
  const failing: BoundEndpoint['handle'] = (_, call) => {
    call.shows('offers');
    return Promise.reject(new Error('broken'));
  };
  expect(await tagsWith(failing)).toContain('everything');
  const willing: BoundEndpoint['handle'] = (_, call) => {
    call.shows('offers');
    return Promise.resolve(answer);
  };
  expect(await tagsWith(willing, { offerId: 'none' })).toEqual(['sights', 'everything']);
});
