import { expect, test, vi } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createTravelNotice } from './travel-notice.ts';

const log = createLog('silent');
const covidInfoUrl = 'https://notice.example/covid.json';
const rkiUrl = 'https://institute.example/query?f=json';
const attributes = { RS: '02000', GEN: 'Hamburg', cases7_per_100k: 10 };

function world(answer: () => Response) {
  const clock = fixedClock('2027-01-01T10:00:00Z');
  const fetch = vi.fn(async (_address: string) => answer());
  const notice = createTravelNotice({ clock, log, covidInfoUrl, rkiUrl, fetch: fetch as never });
  return { clock, fetch, notice };
}

test('without sources everything is empty', async () => {
  const clock = fixedClock('2027-01-01T10:00:00Z');
  const notice = createTravelNotice({ clock, log, covidInfoUrl: null, rkiUrl: null });
  expect(await notice.infos('de')).toEqual([]);
  expect(await notice.states('de')).toEqual([]);
  expect(await notice.districts('02000')).toEqual([]);
});

test('a district is asked for once an hour, by digits alone', async () => {
  const { clock, fetch, notice } = world(() => Response.json({ features: [{ attributes }] }));
  const [first, second] = await Promise.all([notice.districts('02000'), notice.districts('02000')]);
  expect(first).toMatchObject([{ name: 'Hamburg', cases7Per100k: 10 }]);
  expect(second).toEqual(first);
  expect(await notice.districts('02000&f=html')).toEqual([]);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${rkiUrl}&RS=02000`]);
  clock.set('2027-01-01T11:00:01Z');
  await notice.districts('02000');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a source that fails says nothing, and is asked again', async () => {
  let status = 503;
  const { fetch, notice } = world(() =>
    status === 200
      ? Response.json({ infos: [{ title: 'Da', text: 'wieder' }] })
      : new Response('down', { status }),
  );
  expect(await notice.infos('de')).toEqual([]);
  status = 200;
  expect(await notice.infos('de')).toMatchObject([{ title: 'Da' }]);
  expect(fetch).toHaveBeenCalledTimes(2);
});
