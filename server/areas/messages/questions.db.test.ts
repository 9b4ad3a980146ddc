import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { Thread, ThreadItem } from '../../../contract/messages/thread.ts';
import { hiddenMark } from '../../../domain/messages/hide-contacts.ts';
import { questionsPerDay } from '../../../domain/messages/question.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { fixedClock } from '../../platform/clock.ts';
import { notifyWorkers } from '../../platform/jobs-store.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { anAccount, ask } from '../../../tests/trust/account-calls.ts';
import { mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { forgetMessages } from './forget-messages.ts';

const clock = fixedClock(new Date().toISOString());
const minute = 60_000;
async function pass(milliseconds: number): Promise<void> {
  clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());
  await database.transaction((tx) => notifyWorkers(tx));
}
let database: TestDatabase;
let site: RunningSite;
let home: number;
const headers = {} as Record<'landlord' | 'other' | 'office', Record<string, string>>;

const aPerson = (role: string, subject?: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, role, subject);

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
  await aHome(database, { landlord: 2 });
  site = await startSite(database, { clock });
  headers.landlord = await aPerson('landlord', 1);
  headers.other = await aPerson('landlord', 2);
  headers.office = await aPerson('office');
});
afterAll(() => site.stop());

let keys = 0;
const call = (name: EndpointName, input: object, as: Record<string, string> = {}) =>
  ask(site.url, name, input as Record<string, unknown>, as);
const threadOf = ({ data }: { data: Record<string, unknown> }): Thread => data['thread'] as Thread;
const question = (email: string, more: object = {}): object => ({
  objectNumber: home,
  name: 'Ada Fragt',
  email,
  text: 'Ist der Garten eingezäunt? Rufen Sie an: 0171 2345678',
  startDate: '2099-07-03',
  endDate: '2099-07-10',
  persons: 3,
  childAges: [4],
  pets: 1,
  idempotencyKey: `a key of a question ${(keys += 1)}`,
  ...more,
});
const questionMailsTo = (email: string): string[] =>
  mailsIn(site.dataDir)
    .filter(({ id, raw }) => id.startsWith('<question-') && raw.includes(`To: ${email}`))
    .map(({ raw }) => readable(raw));
const linkIn = (mail: string): URL =>
  new URL(/https?:\/\/\S*bookingHash=[\w-]+/.exec(mail)![0].replaceAll('&amp;', '&'));
/** Returns the thread that the link in the mail opens. */
async function linkFor(email: string): Promise<{ bookingID: number; bookingHash: string }> {
  await until(() => questionMailsTo(email).length > 0, 10_000);
  const { searchParams } = linkIn(questionMailsTo(email).at(-1)!);
  return {
    bookingID: Number(searchParams.get('bookingID')),
    bookingHash: searchParams.get('bookingHash')!,
  };
}
async function asked(email: string): Promise<{ bookingID: number; bookingHash: string }> {
  expect(await call('askQuestion', question(email))).toMatchObject({ http: 200, data: { mailSend: 'Y' } });
  const link = await linkFor(email);
  await call('confirmQuestion', link);
  return link;
}
const landlordThreads = async (as = headers.landlord): Promise<ThreadItem[]> =>
  (await call('getLandlordThreads', {}, as)).data['threads'] as ThreadItem[];

test('who is not logged in sends the question by the link of a mail, once, and it opens to both sides alone', async () => {
  const email = 'ada@example.com';
  expect(await call('askQuestion', question(email))).toMatchObject({ data: { mailSend: 'Y', bookingID: 0 } });
  const link = await linkFor(email);
  // A mail to an unverified address contains no text that a visitor typed.
  const [mail = ''] = questionMailsTo(email);
  expect(mail).toContain('Haus am Deich');
  expect(mail).not.toMatch(/Garten|Ada/);

  const waiting = threadOf(await call('getGuestThread', link));
  expect(waiting).toMatchObject({ messages: [], writable: false });
  expect(waiting.question).toMatchObject({ unsent: expect.stringContaining('Garten') as string });
  expect(await landlordThreads()).toEqual([]);
  const own = { bookingId: link.bookingID, bookingHash: '' };
  expect(await call('getLandlordThread', own, headers.landlord)).toMatchObject({ http: 404 });
  expect(await call('sendGuestMessage', { ...link, text: 'Hallo', idempotencyKey: 'none' })).toMatchObject({
    type: 'thread-closed',
  });
  expect(await call('confirmQuestion', { ...link, bookingHash: 'wrong' })).toMatchObject({ http: 404 });

  await Promise.all([call('confirmQuestion', link), call('confirmQuestion', link)]);
  expect(threadOf(await call('confirmQuestion', link)).messages).toHaveLength(1);
  const read = threadOf(await call('getLandlordThread', own, headers.landlord));
  expect(read).toMatchObject({
    partner: 'Ada Fragt',
    hides: true,
    unread: 1,
    question: {
      objectNumber: home,
      title: 'Haus am Deich',
      startDate: '2099-07-03',
      endDate: '2099-07-10',
      persons: 3,
      childAges: [4],
      pets: 1,
      unsent: '',
    },
    messages: [{ text: `Ist der Garten eingezäunt? Rufen Sie an: ${hiddenMark}`, hidden: 'contacts' }],
  });
  expect(await landlordThreads()).toMatchObject([
    { bookingID: link.bookingID, bookingDisplayNumber: null, partner: 'Ada Fragt', unread: 1 },
  ]);
  // Neither another landlord nor the office, and the guest's secret does not open the landlord's side.
  for (const as of [headers.other, headers.office]) {
    expect(await call('getLandlordThread', own, as)).toMatchObject({ http: 404 });
  }
  expect(
    await call('getLandlordThread', { bookingId: link.bookingID, bookingHash: link.bookingHash }),
  ).toMatchObject({ http: 404 });
});

test('the landlord is told by mail and answers there, and the guest is told of the answer', async () => {
  const link = await asked('bea@example.com');
  await pass(5 * minute);
  const mails = (): readonly { id: string; raw: string }[] =>
    mailsIn(site.dataDir).filter(({ id }) => id.startsWith(`<messages-${link.bookingID}-`));
  await until(() => mails().length === 1, 10_000);
  const toLandlord = readable(mails()[0]!.raw);
  expect(toLandlord).toContain('Frage von Ada Fragt');
  expect(toLandlord).not.toContain('2345678');
  expect(toLandlord).not.toContain('bea@example.com');
  const opened = linkIn(toLandlord);
  const landlord = {
    bookingId: Number(opened.searchParams.get('bookingId')),
    bookingHash: opened.searchParams.get('bookingHash')!,
  };
  const answer = { ...landlord, text: 'Ja, ringsum. Mail: host@example.com', idempotencyKey: 'an answer' };
  expect(await call('sendLandlordMessage', answer)).toMatchObject({ http: 200 });
  await pass(5 * minute);
  await until(() => mails().length === 2, 10_000);
  const toGuest = readable(mails()[1]!.raw);
  expect(toGuest).toContain('antwortet auf Ihre Frage');
  expect(toGuest).not.toContain('host@example.com');
  expect(threadOf(await call('getGuestThread', link)).messages.map(({ text }) => text)).toEqual([
    expect.stringContaining('2345678'),
    `Ja, ringsum. Mail: ${hiddenMark}`,
  ]);
});

test('who is logged in asks at once, and finds the question in the account', async () => {
  const email = 'cleo@example.com';
  const jwt = await anAccount(site, email);
  const before = questionMailsTo(email).length;
  const { data } = await call('askQuestion', { ...question(email), jwt });
  expect(data).toMatchObject({ mailSend: '' });
  const id = data['bookingID'] as number;
  expect(questionMailsTo(email)).toHaveLength(before);
  const own = (await call('getOwnThreads', { jwt })).data['threads'] as ThreadItem[];
  expect(own).toMatchObject([{ bookingID: id, bookingDisplayNumber: null, title: 'Haus am Deich' }]);
  expect(threadOf(await call('getGuestThread', { bookingID: id, jwt }))).toMatchObject({ writable: true });
  // Somebody else's address is asked first, whoever is logged in.
  expect(await call('askQuestion', { ...question('dora@example.com'), jwt })).toMatchObject({
    data: { mailSend: 'Y', bookingID: 0 },
  });
});

test('one form is one question, however often it is sent, and a fourth one of a day is refused', async () => {
  const email = 'eva@example.com';
  const strict = await startSite(
    { ...database, close: () => Promise.resolve() },
    { clock, environment: { DATA_DIR: site.dataDir, RATE_LIMIT: '1' } },
  );
  const asks = (form: object) => ask(strict.url, 'askQuestion', form as Record<string, unknown>);
  const first = question(email);
  await Promise.all([asks(first), asks(first)]);
  await asks(first);
  const rows = await database.db
    .selectFrom('home_questions')
    .select('question_id')
    .where('email', '=', email)
    .execute();
  expect(rows).toHaveLength(1);
  for (let asked = 1; asked < questionsPerDay; asked += 1) {
    expect(await asks(question(email))).toMatchObject({ http: 200 });
  }
  expect(await asks(question(email))).toMatchObject({ http: 429, type: 'too-many-questions' });
  await strict.stop();
});

test('wrong fields are named, and a home that nobody can be asked about says so', async () => {
  expect(await call('askQuestion', question('no address', { name: ' ', text: '' }))).toMatchObject({
    http: 422,
    type: 'invalid-question',
  });
  expect(await call('askQuestion', question('f@example.com', { objectNumber: 999_999 }))).toMatchObject({
    http: 404,
  });
  const silent = await aHome(database, { landlord: 3 });
  await database.db.updateTable('landlords').set({ is_reachable: false }).where('id', '=', 3).execute();
  expect(await call('askQuestion', question('f@example.com', { objectNumber: silent }))).toMatchObject({
    http: 409,
    type: 'no-landlord',
  });
});

test('a name that is a telephone number is hidden like one', async () => {
  const email = 'gerd@example.com';
  await call('askQuestion', question(email, { name: '0171 2345678', idempotencyKey: 'a named number' }));
  const link = await linkFor(email);
  await call('confirmQuestion', link);
  const own = { bookingId: link.bookingID, bookingHash: '' };
  expect(threadOf(await call('getLandlordThread', own, headers.landlord)).partner).toBe(hiddenMark);
  expect((await landlordThreads()).find(({ bookingID }) => bookingID === link.bookingID)?.partner).toBe(
    hiddenMark,
  );
});

test('a reported question is read by the office, which finds who asked by name', async () => {
  const link = await asked('hanna@example.com');
  expect(await call('reportGuestThread', { ...link, reason: 'Geld vorab' })).toMatchObject({ http: 200 });
  const found = await call('findReportedThreads', {}, headers.office);
  const report = (found.data['reports'] as { reportID: number; bookingDisplayNumber: null }[])[0]!;
  expect(report).toMatchObject({ bookingDisplayNumber: null, title: 'Haus am Deich' });
  expect(await call('readReportedThread', { reportID: report.reportID }, headers.office)).toMatchObject({
    data: { messages: [{ text: expect.stringContaining('2345678') as string }] },
  });
  const of = { source: 'question', number: link.bookingID };
  const people = await call('findRecords', { query: 'hanna@example.com' }, headers.office);
  expect(JSON.stringify(people.data)).toContain(JSON.stringify(of));
  expect(await call('getPersonRecord', { of }, headers.office)).toMatchObject({
    http: 200,
    data: {
      name: 'Ada Fragt',
      threads: [{ threadID: link.bookingID, bookingDisplayNumber: null, reportID: report.reportID }],
    },
  });
});

test('a question goes when nobody confirms it, and with its thread when its time is over', async () => {
  const email = 'ida@example.com';
  await call('askQuestion', question(email));
  const waiting = await linkFor(email);
  const link = await asked('jan@example.com');
  const released: number[] = [];
  const deps = { connection: database, attachments: { release: () => Promise.resolve(released) } } as never;
  const later = (days: number): Date => new Date(clock.now().getTime() + days * 86_400_000);
  const left = async (id: number): Promise<boolean> =>
    (await database.db.selectFrom('home_questions').select('text').where('question_id', '=', id).execute())
      .length === 1;
  const forget = (unsent: number, threads: number): Promise<void> =>
    forgetMessages(deps, {
      unsentBefore: later(unsent),
      threadsBefore: later(threads),
      filesBefore: later(-1),
    });
  await forget(-retentionDays.unconfirmedSignUps, -retentionDays.messages);
  expect([await left(waiting.bookingID), await left(link.bookingID)]).toEqual([true, true]);
  await forget(1, -retentionDays.messages);
  expect([await left(waiting.bookingID), await left(link.bookingID)]).toEqual([false, true]);
  await forget(1, 1);
  expect(await left(link.bookingID)).toBe(false);
  expect(await call('getGuestThread', link)).toMatchObject({ http: 404 });
});
