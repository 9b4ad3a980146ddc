import { beforeAll, expect, test } from 'vitest';
import { testOperator } from '../../../tests/builders/operator.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { expectDeclared } from '../../../tests/harness/declared-answers.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { getWaitingWork } from '../../../contract/waiting-work/get-waiting-work.ts';
import { permissionsOfRoles, type Role } from '../../../domain/roles.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Mail } from '../../platform/mail.ts';
import { reviewsStore } from '../content/reviews/reviews-store.ts';
import { getWaitingWorkHandler } from './handlers/get-waiting-work.ts';
import { noticeNewWork, sendOfficeMail } from './tell-office.ts';
import { waitingWorkStore } from './waiting-work-store.ts';

let database: TestDatabase;
const texts = createSiteTexts();

const deps = (time: string, email = testOperator.company.email) => ({
  connection: database,
  clock: fixedClock(`2027-03-01T${time}:00Z`),
  mailJobs: () => ['booking.send-mail'],
  isClosed: () => false,
  operator: () => ({ ...testOperator, company: { ...testOperator.company, email } }),
});

async function aHomeInReview(time: string): Promise<number> {
  const objectNumber = await aHome(database, { title: 'Haus am Deich' });
  await database.db
    .updateTable('homes')
    .set({ state: 'review', published_at: null })
    .where('object_number', '=', objectNumber)
    .execute();
  await database.db
    .insertInto('home_acts')
    .values({ object_number: objectNumber, kind: 'submitted', acted_at: new Date(`2027-03-01T${time}:00Z`) })
    .execute();
  return objectNumber;
}

const mailJobs = () =>
  database.db.selectFrom('jobs').select('payload').where('name', '=', 'waiting-work.mail').execute();

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.deleteFrom('home_acts').execute();
});

test('the office is told once of what is new, by one mail that counts everything', async () => {
  await noticeNewWork(deps('08:00'));
  expect(await mailJobs()).toEqual([]);
  await aHomeInReview('09:00');
  await noticeNewWork(deps('09:01', ''));
  expect(await mailJobs()).toEqual([]);
  // Two nodes look at the same time.
  await Promise.all([noticeNewWork(deps('09:01')), noticeNewWork(deps('09:01'))]);
  expect(await mailJobs()).toHaveLength(1);
  await aHomeInReview('09:30');
  await noticeNewWork(deps('09:31'));
  expect(await mailJobs()).toHaveLength(1);
  await noticeNewWork(deps('12:01'));
  expect(await mailJobs()).toHaveLength(2);
  await noticeNewWork(deps('20:00'));
  expect(await mailJobs()).toHaveLength(2);

  const sent: Mail[] = [];
  const outgoing = {
    ...deps('12:02'),
    log: console,
    mail: { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) },
    translate: texts.translate,
    routes: siteRoutes('add'),
    publicUrl: 'https://example.org',
  };
  await sendOfficeMail(outgoing, '2027-03-01T12:01:00Z');
  expect(sent.map(({ to }) => to.address)).toEqual([testOperator.company.email]);
  expect(sent[0]!.text).toContain('Unterkünfte zur Prüfung');
  expect(sent[0]!.text).toContain('https://example.org/admin/waiting');
});

test('who works here sees what waits for them, and nothing of the others', async () => {
  const as = async (role: Role) => {
    const user = { uid: 'staff', permissions: permissionsOfRoles([role]) } as unknown as LoggedIn;
    const outcome = await getWaitingWorkHandler(deps('12:00'))({ uid: '', jwt: '' }, { ...aCall(), user });
    if (!outcome.ok) throw new Error('It never fails.');
    expectDeclared(getWaitingWork, outcome.data);
    return outcome.data.waiting;
  };
  expect((await as('office')).find(({ kind }) => kind === 'homes')).toEqual({
    kind: 'homes',
    count: 2,
    since: '2027-03-01T09:00:00.000Z',
    dueAt: null,
  });
  expect((await as('accounting')).map(({ kind }) => kind)).toEqual([
    ...['transfers', 'refunds', 'manualPostings', 'payoutRuns'],
  ]);
});

test('who may open a closed site is told that it is still closed, and nobody else', async () => {
  const as = async (role: Role, isClosed: boolean) => {
    const user = { uid: 'staff', permissions: permissionsOfRoles([role]) } as unknown as LoggedIn;
    const site = { ...deps('12:00'), isClosed: () => isClosed };
    const outcome = await getWaitingWorkHandler(site)({ uid: '', jwt: '' }, { ...aCall(), user });
    return outcome.ok && outcome.data.awaitsOpening;
  };
  expect([await as('admin', true), await as('office', true), await as('admin', false)]).toEqual([
    ...[true, false, false],
  ]);
});

test('jobs that were given up wait for who may try them again, mails apart from the rest', async () => {
  const failedAt = new Date('2027-03-01T08:00:00Z');
  await database.db
    .insertInto('jobs')
    .values(
      ['booking.send-mail', 'calendars.poll'].map((name) => ({
        ...{ name, key: 'lost', payload: '{}', attempts: 9, last_error: 'Error', failed_at: failedAt },
      })),
    )
    .execute();
  const user = { uid: 'staff', permissions: permissionsOfRoles(['admin']) } as unknown as LoggedIn;
  const outcome = await getWaitingWorkHandler(deps('12:00'))({ uid: '', jwt: '' }, { ...aCall(), user });
  if (!outcome.ok) throw new Error('It never fails.');
  const countOf = (kind: string) => outcome.data.waiting.find((one) => one.kind === kind)?.count;
  expect([countOf('failedMails'), countOf('failedJobs')]).toEqual([1, 1]);
});

test('a text waits for a second person, not for its author', async () => {
  const { content_id: contentId } = await database.db
    .insertInto('contents')
    .values({ page: 'articles/test', container_key: 'main', language: 'de' })
    .returning('content_id')
    .executeTakeFirstOrThrow();
  await database.transaction((tx) =>
    reviewsStore.ask(tx, {
      ...{ contentId, body: { version: 1, blocks: [] }, publishedNumber: null, message: '' },
      ...{ askedBy: 'Edda', askedUid: null, askedAt: new Date('2027-03-01T08:00:00Z'), reviewerUid: null },
    }),
  );
  const waiting = async (uid: string) =>
    (await waitingWorkStore.countWaiting(database.db, ['reviews'], { uid, mailJobs: [] })).map(
      ({ count }) => count,
    );
  expect(await waiting('somebody')).toEqual([1]);
  const { uid } = await aSession(database, { roles: ['editor'] });
  await database.db.updateTable('content_reviews').set({ asked_uid: uid }).execute();
  expect(await waiting(uid)).toEqual([]);
  expect(await waiting('somebody')).toEqual([1]);
});
