import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { listAuditEntries } from '../../../contract/audit-log/list-audit-entries.ts';
import type { InputOf } from '../../../contract/define-endpoint.ts';
import { auditPageSize } from '../../../domain/audit-log.ts';
import { cents } from '../../../domain/cents.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { listAuditEntriesHandler } from './handlers/list-audit-entries.ts';

let database: TestDatabase;
let home: number;

type Request = Omit<InputOf<typeof listAuditEntries>, 'uid' | 'jwt'>;

async function list(request: Partial<Request> = {}) {
  const input = listAuditEntries.request.parse(request);
  const outcome = await listAuditEntriesHandler({ connection: database })(
    { ...input, uid: '', jwt: '' },
    { ...aCall(), user: {} as LoggedIn },
  );
  if (!outcome.ok) throw new Error('The log has no refusals.');
  expectDeclared(listAuditEntries, outcome.data);
  return outcome.data;
}

const summary = async (request: Partial<Request> = {}): Promise<string[]> =>
  (await list(request)).entries.map(({ part, act, staff }) => `${part} ${act} ${staff.name}`);

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  home = await aHome(database);
  const account = (uid: string, first: string, last: string) => ({
    ...{ uid, email: `${uid}@example.org`, email_key: `${uid}@example.org`, language: 'de' },
    ...{ first_name: first, last_name: last, created_at: new Date('2027-01-01T00:00:00Z') },
  });
  await db
    .insertInto('visitors')
    .values(['ada', 'ben', 'guest'].map((uid) => ({ uid, ebk: uid, watch_list_uid: uid })))
    .execute();
  await db
    .insertInto('accounts')
    .values([account('ada', 'Ada', 'Vogt'), account('ben', 'Ben', 'Ölz'), account('guest', '', '')])
    .execute();
  const at = (time: string) => new Date(`2027-03-01T${time}Z`);
  await db
    .insertInto('account_events')
    .values([
      { uid: 'guest', kind: 'logged-in', actor: 'guest', happened_at: at('08:00:00') },
      { uid: 'guest', kind: 'role-granted', actor: 'ada', detail: 'office', happened_at: at('09:00:00') },
    ])
    .execute();
  await db
    .insertInto('home_acts')
    .values([
      { object_number: home, kind: 'submitted', uid: 'guest', actor: 'landlord', acted_at: at('09:30:00') },
      { object_number: home, kind: 'approved', uid: 'ben', actor: 'office', acted_at: at('10:00:00') },
    ])
    .execute();
  await db
    .insertInto('money_acts')
    .values({
      ...{ act: 'write-off', subject: 'claim/1', amount_cents: cents(1250), note: 'Kulanz' },
      ...{ uid: 'gone', name: 'Cleo Ex', happened_at: at('11:00:00') },
    })
    .execute();
});

afterAll(() => database.close());

test('acts of the staff in all parts are on one list, newest first; those of guests and hosts are not', async () => {
  const { entries, next } = await list();
  expect(entries).toMatchObject([
    {
      ...{ part: 'money', act: 'write-off', staff: { name: 'Cleo Ex', number: null } },
      ...{ subject: { name: 'claim/1' }, detail: 'Kulanz', amount: 12.5, at: '2027-03-01T11:00:00.000Z' },
    },
    { part: 'homes', act: 'approved', staff: { name: 'Ben Ölz' }, subject: { kind: 'home', number: home } },
    {
      ...{ part: 'accounts', act: 'role-granted', staff: { name: 'Ada Vogt' }, detail: 'office' },
      subject: { kind: 'person', name: 'guest@example.org' },
    },
  ]);
  expect(next).toBeNull();
});

test('the list is filtered by part, person, number and day', async () => {
  expect(await summary({ part: 'homes' })).toEqual(['homes approved Ben Ölz']);
  expect(await summary({ staff: 'vogt' })).toEqual(['accounts role-granted Ada Vogt']);
  expect(await summary({ staff: 'ben@' })).toEqual(['homes approved Ben Ölz']);
  expect(await summary({ staff: 'cleo' })).toEqual(['money write-off Cleo Ex']);
  expect(await summary({ staff: '%' })).toEqual([]);
  expect(await summary({ subject: String(home) })).toEqual(['homes approved Ben Ölz']);
  expect(await summary({ from: '2027-03-02' })).toEqual([]);
  expect(await summary({ until: '2027-02-28' })).toEqual([]);
  expect(await summary({ from: '2027-03-01', until: '2027-03-01' })).toHaveLength(3);
});

test('pages neither repeat nor lose entries of the same moment', async () => {
  const at = new Date('2027-02-01T12:00:00.123Z');
  const count = auditPageSize + 20;
  await database.db
    .insertInto('office_acts')
    .values(
      Array.from({ length: count }, () => ({
        act: 'search',
        kind: 'name',
        uid: 'ada',
        name: 'A',
        acted_at: at,
      })),
    )
    .execute();
  await database.db
    .insertInto('home_acts')
    .values({ object_number: home, kind: 'paused', uid: 'ben', actor: 'office', acted_at: at })
    .execute();
  const ids: string[] = [];
  let before: string | undefined;
  do {
    const page = await list({ ...(before !== undefined && { before }), until: '2027-02-01' });
    ids.push(...page.entries.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(count + 1);
});
