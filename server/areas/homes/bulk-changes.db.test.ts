import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '../../../contract/audit-log/list-audit-entries.ts';
import { webhookMessages } from '../../../contract/webhooks/webhook-messages.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { listAuditEntriesHandler } from '../audit-log/handlers/list-audit-entries.ts';
import type { EndpointName } from '../../../contract/api.ts';
import type { BulkChangeRequest, PreviewedHome } from '../../../contract/homes/bulk-change.ts';
import type { ListedHome } from '../../../contract/homes/own-home.ts';
import { cancellationTerms } from '../../../domain/homes/home-kinds.ts';
import { euros } from '../../../domain/money.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { aLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';

const today = todayInBerlin(new Date());
const day = (offset: number) => addDays(today, offset);
const period = { startDate: day(30), endDate: day(60) };
const raise: BulkChangeRequest = { kind: 'percent', ...period, percent: 10 };
type Who = 'agency' | 'other';
let database: TestDatabase;
let site: RunningSite;
let first: number;
let second: number;
let ofFeed: number;
let foreign: number;
const headers: Partial<Record<Who, Record<string, string>>> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  headers.agency = await aLogin({ database, dataDir: site.dataDir }, ['landlord'], 602);
  headers.other = await aLogin({ database, dataDir: site.dataDir }, ['landlord'], 601);
  foreign = await aHome(database, { landlord: 601, title: 'Fremdes Haus' });
  first = await aHome(database, { landlord: 602, title: 'Haus Eins' });
  second = await aHome(database, {
    ...{ landlord: 602, title: 'Haus Zwei' },
    seasons: [
      { untilDate: day(45), nightly: 8_050 },
      { fromDate: day(45), nightly: 12_000, weekly: 70_000 },
    ],
  });
  const columns = { source: 'feed', source_key: '17' };
  ofFeed = await aHome(database, { landlord: 602, title: 'Aus dem Feed', columns });
});
afterAll(() => site.stop());

async function listEntries(subject: string) {
  const input = listAuditEntries.request.parse({ subject });
  const outcome = await listAuditEntriesHandler({ connection: database })(
    { ...input, uid: '', jwt: '' },
    { ...aCall(), user: {} as LoggedIn },
  );
  if (!outcome.ok) throw new Error('The log has no refusals.');
  return outcome.data;
}

const call = (who: Who, name: EndpointName, input: Record<string, unknown>) =>
  ask(site.url, name, input, headers[who]);
const all = (): number[] => [first, second, ofFeed, foreign];

async function preview(change: BulkChangeRequest, objectNumbers = all()) {
  const { data } = await call('agency', 'previewBulkChange', { objectNumbers, change });
  return data as { homes: PreviewedHome[]; digest: string };
}

async function apply(
  change: BulkChangeRequest,
  objectNumbers = all(),
  idempotencyKey: string = randomUUID(),
) {
  const { digest } = await preview(change, objectNumbers);
  return call('agency', 'applyBulkChange', { objectNumbers, change, digest, idempotencyKey });
}

const undo = (bulkID: unknown, who: Who = 'agency') => call(who, 'undoBulkChange', { bulkID });
const seasonsOf = async (objectNumber: number): Promise<unknown> =>
  database.db
    .selectFrom('price_seasons')
    .selectAll()
    .where('object_number', '=', objectNumber)
    .orderBy('from_date')
    .execute();
const namesOf = async (objectNumber: number): Promise<(string | null)[]> => {
  const rows = await database.db
    .selectFrom('price_seasons')
    .select('name')
    .where('object_number', '=', objectNumber)
    .execute();
  return rows.map(({ name }) => name);
};
const stateOf = async (objectNumber: number): Promise<ListedHome['state'] | undefined> => {
  const { data } = await call('agency', 'getOwnHomes', {});
  return (data['homes'] as ListedHome[]).find((home) => home.objectNumber === objectNumber)?.state;
};

test('a preview shows each home before and after, and why some stay as they are; it writes nothing', async () => {
  const before = await seasonsOf(second);
  const { homes } = await preview(raise);
  expect(homes).toMatchObject([
    {
      ...{ objectNumber: first, title: 'Haus Eins', reason: null },
      before: { nightly: { lowest: 100, highest: 100 } },
      after: { nightly: { lowest: 110, highest: 110 } },
    },
    {
      ...{ objectNumber: second, reason: null },
      before: { nightly: { lowest: 80.5, highest: 120 }, minStay: { lowest: 1, highest: 1 } },
      after: { nightly: { lowest: 89, highest: 132 } },
    },
    { objectNumber: ofFeed, after: null, reason: 'ofFeed' },
  ]);
  expect(await seasonsOf(second)).toEqual(before);
  const past = { kind: 'percent', startDate: day(-20), endDate: day(-5), percent: 5 } as const;
  expect(await call('agency', 'previewBulkChange', { objectNumbers: all(), change: past })).toMatchObject({
    http: 400,
    type: 'invalid-dates',
  });
});

describe('a change of prices', () => {
  test('is made once, and undoing it brings back exactly what was', async () => {
    const before = [await seasonsOf(first), await seasonsOf(second)];
    const key = randomUUID();
    const { digest } = await preview(raise);
    const input = { objectNumbers: all(), change: raise, digest, idempotencyKey: key };
    const answers = await Promise.all([
      call('agency', 'applyBulkChange', input),
      call('agency', 'applyBulkChange', input),
    ]);
    const [{ data }] = answers;
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    expect(data).toEqual({ bulkID: data['bulkID'], homes: 2 });
    expect(answers[1].data).toEqual(data);
    expect(await call('agency', 'applyBulkChange', { ...input, objectNumbers: [first] })).toMatchObject({
      type: 'idempotency-conflict',
    });
    expect((await preview(raise, [first])).homes[0]!.before.nightly).toEqual({ lowest: 110, highest: 110 });
    const { data: listed } = await call('agency', 'listBulkChanges', {});
    expect(listed['changes']).toMatchObject([{ bulkID: data['bulkID'], change: raise, homes: 2, undone: 0 }]);

    expect(await undo(data['bulkID'], 'other')).toMatchObject({ http: 404, type: 'bulk-change-not-found' });
    expect((await call('other', 'listBulkChanges', {})).data['changes']).toEqual([]);
    expect(await undo(data['bulkID'])).toMatchObject({ data: { restored: 2, kept: [] } });
    expect([await seasonsOf(first), await seasonsOf(second)]).toEqual(before);
    // A second press finds nothing left to undo.
    expect(await undo(data['bulkID'])).toMatchObject({ data: { restored: 0, kept: [] } });
  });

  test('is not undone where a home was changed since, which is told by its name', async () => {
    const before = await seasonsOf(first);
    const { data } = await apply(raise);
    const change = { nightly: euros(99) };
    await call('agency', 'setRates', { objectNumber: second, startDate: day(50), endDate: day(52), change });
    const changed = await seasonsOf(second);
    expect(await undo(data['bulkID'])).toMatchObject({
      data: { restored: 1, kept: [{ objectNumber: second, title: 'Haus Zwei' }] },
    });
    expect(await seasonsOf(first)).toEqual(before);
    expect(await seasonsOf(second)).toEqual(changed);
  });

  test('changes nothing at all if one of the homes is no longer as it was shown', async () => {
    const { digest } = await preview(raise);
    const change = { nightly: euros(77) };
    await call('agency', 'setRates', { objectNumber: second, startDate: day(40), endDate: day(41), change });
    const before = await seasonsOf(first);
    const input = { objectNumbers: all(), change: raise, digest, idempotencyKey: randomUUID() };
    expect(await call('agency', 'applyBulkChange', input)).toMatchObject({
      http: 409,
      type: 'homes-changed',
    });
    expect(await seasonsOf(first)).toEqual(before);
  });

  test('is an act in the calendar of each home, which can be undone there too', async () => {
    const shortest: BulkChangeRequest = { kind: 'minStay', ...period, minStay: 4 };
    const { data } = await apply(shortest, [first]);
    const act = await database.db
      .selectFrom('calendar_acts')
      .select(['act_id', 'kind', 'uid'])
      .where('object_number', '=', first)
      .orderBy('act_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({ kind: 'ratesChanged' });
    expect(act.uid).not.toBeNull();
    const input = { objectNumber: first, actID: act.act_id };
    expect(await call('agency', 'undoCalendarAct', input)).toMatchObject({ http: 200 });
    expect(await undo(data['bulkID'])).toMatchObject({
      data: { restored: 0, kept: [{ objectNumber: first }] },
    });
  });

  test('that changes no home is refused, and one older than thirty days is not undone', async () => {
    const same: BulkChangeRequest = { kind: 'minStay', ...period, minStay: 1 };
    expect(await apply(same, [first, ofFeed])).toMatchObject({ http: 422, type: 'nothing-to-change' });
    expect(await apply(raise, [foreign])).toMatchObject({ type: 'nothing-to-change' });
    const { data } = await apply(raise, [first]);
    await database.db
      .updateTable('bulk_changes')
      .set({ made_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('bulk_id', '=', data['bulkID'] as number)
      .execute();
    expect(await undo(data['bulkID'])).toMatchObject({ http: 404 });
  });
});

test('rules and names of seasons are changed together and come back, and homes of a feed keep theirs', async () => {
  const rules: BulkChangeRequest = { kind: 'rules', rules: { leadDays: 2, fillFrom: 3 } };
  const { homes } = await preview(rules, [first, ofFeed]);
  expect(homes[0]).toMatchObject({ before: { rules: { leadDays: 0 } }, after: { rules: { leadDays: 2 } } });
  expect(homes[1]).toMatchObject({ reason: 'ofFeed' });
  const rulesOf = (objectNumber: number) =>
    database.db
      .selectFrom('homes')
      .select(['lead_days', 'lead_hour', 'fill_from'])
      .where('object_number', '=', objectNumber)
      .executeTakeFirstOrThrow();
  const { data } = await apply(rules, [first, ofFeed]);
  expect(await rulesOf(first)).toEqual({ lead_days: 2, lead_hour: 24, fill_from: 3 });
  expect(await undo(data['bulkID'])).toMatchObject({ data: { restored: 1, kept: [] } });
  expect(await rulesOf(first)).toEqual({ lead_days: 0, lead_hour: 24, fill_from: null });
  const named = await apply({ kind: 'name', ...period, name: 'Ostern' }, [first]);
  expect(await namesOf(first)).toContain('Ostern');
  expect(await undo(named.data['bulkID'])).toMatchObject({ data: { restored: 1 } });
  expect(await namesOf(first)).not.toContain('Ostern');
});

test('programs are told of a change of many homes once, with the homes of their business, and of its undo', async () => {
  const webhook = (subject: number) => ({
    ...{ kind: 'landlord', subject, url: `https://pms.example/${subject}`, events: ['homes.changed'] },
    ...{ secret: 'sealed', language: 'de', created_at: new Date() },
  });
  await database.db
    .insertInto('webhooks')
    .values([
      webhook(602),
      webhook(601),
      { ...webhook(602), url: 'https://pms.example/other', events: ['home.approved'] },
    ])
    .execute();
  const shorter: BulkChangeRequest = { kind: 'minStay', ...period, minStay: 6 };
  const { data } = await apply(shorter, [first, second, ofFeed, foreign]);
  await undo(data['bulkID']);
  const sent = await database.db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.webhook_id', 'webhook_deliveries.webhook_id')
    .select(['url', 'event', 'payload'])
    .orderBy('delivery_id')
    .execute();
  const objectNumbers = [first, second].toSorted((one, other) => one - other);
  const told = (undone: boolean) => ({
    type: 'homes.changed',
    data: { bulkID: data['bulkID'], change: 'minStay', undone, homes: 2, objectNumbers },
  });
  expect(sent.map(({ url, event }) => [url, event])).toEqual([
    ['https://pms.example/602', 'homes.changed'],
    ['https://pms.example/602', 'homes.changed'],
  ]);
  const payloads = sent.map(({ payload }) => JSON.parse(payload) as { data: unknown });
  expect(payloads).toMatchObject([told(false), told(true)]);
  for (const payload of payloads)
    expect(webhookMessages['homes.changed'].data.safeParse(payload.data).success).toBe(true);
});

test('what the office changes of many homes is one entry of its log, which every home finds', async () => {
  const log = async (subject = '') => {
    const { entries } = await listEntries(subject);
    return entries.map(({ act, detail }) => [act, detail]);
  };
  const before = (await log()).length;
  await database.db
    .insertInto('home_acts')
    .values(
      [first, second].map((object_number) => ({
        ...{
          object_number,
          kind: 'paused',
          actor: 'office',
          bulk_id: 900,
          acted_at: new Date('2027-03-01T10:00:00Z'),
        },
      })),
    )
    .execute();
  const [entry, ...others] = await log();
  expect(entry).toEqual(['pausedBulk', `${first}, ${second}`]);
  expect(others).toHaveLength(before);
  expect(await log(String(second))).toContainEqual(['pausedBulk', `${first}, ${second}`]);
});

test('homes are paused and resumed together, of a feed too, with an act in the history of each', async () => {
  const { data } = await apply({ kind: 'pause' }, [second, ofFeed]);
  expect(data).toMatchObject({ homes: 2 });
  expect(await stateOf(ofFeed)).toBe('paused');
  expect(await undo(data['bulkID'])).toMatchObject({ data: { restored: 1, kept: [{ title: 'Haus Zwei' }] } });
  expect(await stateOf(ofFeed)).toBe('published');
  const acts = await database.db
    .selectFrom('home_acts')
    .select('kind')
    .where('object_number', '=', ofFeed)
    .orderBy('act_id')
    .execute();
  expect(acts.map(({ kind }) => kind)).toEqual(['paused', 'published']);
  // Homes that lack facts that guests need stay paused, with this as the reason.
  const { homes } = await preview({ kind: 'resume' }, [second, ofFeed]);
  expect(homes.map(({ reason }) => reason)).toEqual(['incomplete', 'notPaused']);
});

test('terms, times, services and discounts are changed together and come back, each with an act of the home', async () => {
  const numbers = [first, second, ofFeed, foreign];
  await database.db
    .updateTable('homes')
    .set({ cancellation: JSON.stringify(cancellationTerms.strict), free_cancel: false })
    .where('object_number', 'in', [first, second])
    .execute();
  const stored = async (objectNumber: number) => {
    const { db } = database;
    const of = <Row>(rows: Promise<Row>) => rows;
    return {
      home: await of(
        db
          .selectFrom('homes')
          .select(['cancellation', 'free_cancel', 'check_in', 'check_out'])
          .where('object_number', '=', objectNumber)
          .executeTakeFirstOrThrow(),
      ),
      services: await of(
        db
          .selectFrom('home_services')
          .selectAll()
          .where('object_number', '=', objectNumber)
          .orderBy('code')
          .execute(),
      ),
      discounts: await of(
        db
          .selectFrom('home_discounts')
          .selectAll()
          .where('object_number', '=', objectNumber)
          .orderBy('kind')
          .orderBy('threshold')
          .execute(),
      ),
    };
  };
  const sauna = { unit: 'night', amount: euros(12.5), mandatory: false, prepaid: false } as const;
  const changes: [BulkChangeRequest, object, string][] = [
    [{ kind: 'cancellation', term: 'moderate' }, { cancellation: 'moderate' }, 'terms'],
    [
      { kind: 'times', checkIn: '17:00', checkOut: '09:30' },
      { times: { checkIn: '17:00', checkOut: '09:30' } },
      'terms',
    ],
    [{ kind: 'service', code: 'sauna', service: sauna }, { service: sauna }, 'costs'],
    [
      { kind: 'discount', discount: 'longStay', terms: { threshold: 7, percent: 20 } },
      { discounts: [{ threshold: 7, percent: 20 }] },
      'costs',
    ],
  ];
  for (const [change, after, section] of changes) {
    const before = await stored(first);
    const { homes } = await preview(change, numbers);
    const [one, , fed, ...others] = homes;
    expect(one).toMatchObject({ objectNumber: first, after, reason: null });
    expect(fed).toMatchObject({ objectNumber: ofFeed, after: null, reason: 'ofFeed' });
    expect(others).toEqual([]);
    const { data } = await apply(change, numbers);
    expect(data).toMatchObject({ homes: 2 });
    expect(await stored(first)).not.toEqual(before);
    const act = await database.db
      .selectFrom('home_acts')
      .select(['kind', 'detail', 'bulk_id'])
      .where('object_number', '=', first)
      .orderBy('act_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(act).toEqual({ kind: 'changed', detail: section, bulk_id: data['bulkID'] });
    expect(await undo(data['bulkID'])).toMatchObject({ data: { restored: 2, kept: [] } });
    expect(await stored(first)).toEqual(before);
  }
  // A week at a fifth off: what a weekly price below six nights cannot give.
  const { data } = await apply(changes[3]![0], [first]);
  const query = { startDate: day(35), endDate: day(42) };
  const { data: found } = await call('other', 'searchObjects', {
    query: { ...query, persons: 2 },
    limit: 50,
  });
  const hits = found['hits'] as { objectNumber: number; priceObject: { pricePercentReduction: number } }[];
  const hit = hits.find(({ objectNumber }) => objectNumber === first);
  expect(hit!.priceObject.pricePercentReduction).toBe(20);
  await undo(data['bulkID']);
  const dog: unknown = { kind: 'service', code: 'dog', service: { ...sauna, unit: 'stay' } };
  expect(await call('agency', 'previewBulkChange', { objectNumbers: [first], change: dog })).toMatchObject({
    http: 400,
  });
});
