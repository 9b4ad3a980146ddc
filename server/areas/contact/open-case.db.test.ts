import { beforeAll, expect, test } from 'vitest';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { openCase } from '../../../contract/contact/open-case.ts';
import { permissionsOfRoles } from '../../../domain/roles.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { changeCaseHandler } from './handlers/change-case.ts';
import { getCaseHandler } from './handlers/get-case.ts';
import { openCaseHandler } from './handlers/open-case.ts';
import { removeReplyBlockHandler } from './handlers/remove-reply-block.ts';
import { saveReplyBlockHandler } from './handlers/save-reply-block.ts';
import type { CaseDeps } from './work-on-case.ts';

type OpenCaseInput = Parameters<ReturnType<typeof openCaseHandler>>[0];

let database: TestDatabase;
let clerk: string;

const deps = (): CaseDeps => ({
  connection: database,
  clock: fixedClock('2027-03-01T10:00:00Z'),
  translate: createSiteTexts().translate,
  attachments: { present: () => Promise.resolve(new Map()) } as unknown as CaseDeps['attachments'],
});
const staff = (): LoggedIn =>
  ({ uid: clerk, permissions: permissionsOfRoles(['office']) }) as unknown as LoggedIn;
const aCaller: Omit<OpenCaseInput, 'idempotencyKey'> = {
  uid: '',
  jwt: '',
  kind: 'guest',
  topic: 'booking',
  name: 'Greta Sommer',
  email: 'greta@example.org',
  phone: '',
  bookingNumber: '4000155',
  objectNumber: '',
  language: 'de',
  text: 'Rief an: Der Schlüssel fehlt.',
  followUpOn: '2027-03-02',
  mine: true,
};
const open = (change: Partial<OpenCaseInput> = {}) =>
  openCaseHandler(deps())({ ...aCaller, idempotencyKey: 'once', ...change }, { ...aCall(), user: staff() });

beforeAll(async () => {
  database = await openTestDatabase();
  ({ uid: clerk } = await aSession(database, { roles: ['office'] }));
});

test('a call becomes a case with a note, a clerk and a day, and nobody is mailed', async () => {
  const outcome = await open();
  if (!outcome.ok) throw new Error(outcome.type);
  expectDeclared(openCase, outcome.data);
  expect(outcome.data).toMatchObject({ state: 'open', mine: true, followUpOn: '2027-03-02' });
  expect(outcome.data.messages).toMatchObject([{ direction: 'note', text: aCaller.text }]);
  expect(outcome.data.events.map(({ kind }) => kind)).toEqual(['opened']);
  expect(await database.db.selectFrom('jobs').select('name').execute()).toEqual([]);
});

test('sent twice it is one case', async () => {
  const [first, second] = [await open(), await open()];
  expect(second).toEqual(first);
  const { count } = await database.db
    .selectFrom('contact_cases')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test('an unknown topic and a day that is over are refused', async () => {
  expect(await open({ topic: 'payout', idempotencyKey: 'a' })).toMatchObject({ type: 'topic-unknown' });
  expect(await open({ followUpOn: '2027-02-28', idempotencyKey: 'b' })).toMatchObject({
    type: 'follow-up-over',
  });
});

test('the day can be moved and removed, and each change is written down once', async () => {
  const outcome = await open();
  if (!outcome.ok) throw new Error(outcome.type);
  const { caseNumber } = outcome.data;
  const set = (followUpOn: string | null) =>
    changeCaseHandler(deps())(
      { uid: '', jwt: '', caseNumber, action: 'followUp', followUpOn },
      { ...aCall(), user: staff() },
    );
  expect(await set('2027-02-28')).toMatchObject({ ok: false, type: 'follow-up-over' });
  expect(await set('2027-03-05')).toMatchObject({ data: { followUpOn: '2027-03-05' } });
  expect(await set('2027-03-05')).toMatchObject({ data: { followUpOn: '2027-03-05' } });
  const last = await set(null);
  expect(last).toMatchObject({ data: { followUpOn: null } });
  expect(last.ok && last.data.events.map(({ kind }) => kind)).toEqual(['opened', 'followUp', 'followUp']);
});

test('a text block of the office greets whoever is answered, in their language', async () => {
  const first = await open();
  const second = await open({ name: 'Jens Hansen', idempotencyKey: 'second' });
  const french = await open({ language: 'fr', idempotencyKey: 'french' });
  if (!first.ok || !second.ok || !french.ok) throw new Error('A case could not be opened.');
  const call = () => ({ ...aCall(), user: staff() });
  const who = { uid: '', jwt: '' };
  const save = (text: string) =>
    saveReplyBlockHandler(deps())(
      { ...who, caseNumber: first.data.caseNumber, title: 'Schlüssel', text },
      call(),
    );
  await save('Alter Text.');
  const saved = await save('Guten Tag Greta Sommer, der Code folgt.');
  if (!saved.ok) throw new Error(saved.type);
  expect(saved.data.blocks.map(({ title }) => title)).toEqual(['Schlüssel']);
  const blocksOf = async (caseNumber: number) => {
    const outcome = await getCaseHandler(deps())({ ...who, caseNumber }, call());
    return outcome.ok ? outcome.data.blocks.map(({ text }) => text) : [];
  };
  expect(await blocksOf(second.data.caseNumber)).toEqual(['Guten Tag Jens Hansen, der Code folgt.']);
  expect(await blocksOf(french.data.caseNumber)).toEqual([]);
  const { blockID } = saved.data.blocks[0]!;
  await removeReplyBlockHandler(deps())({ ...who, caseNumber: first.data.caseNumber, blockID }, call());
  expect(await blocksOf(second.data.caseNumber)).toEqual([]);
});
