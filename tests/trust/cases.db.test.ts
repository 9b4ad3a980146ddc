import { testOperator } from '../builders/operator.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { addDays } from '../../domain/stay.ts';
import { toLocalDay } from '../../domain/time-zones.ts';
import { aHome } from '../harness/catalogue-builder.ts';
import { book, mailsIn, readable, until } from './booking-calls.ts';
import { ask } from './account-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { aRequest, send, validCall, type CallWorld } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let office: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  site = await startSite(database);
  const { id } = await aSession(database, { roles: ['office'] });
  office = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
});
afterAll(() => site.stop());

interface Case {
  state: string;
  mine: boolean;
  messages: { direction: string; text: string }[];
  events: { kind: string }[];
  templates: { text: string }[];
}

async function aCase(fields: Record<string, unknown>, beside: { proof?: string } = {}): Promise<number> {
  const { formData } = validCall('sendContact', {} as CallWorld) as { formData: object };
  const response = await send(site.url, 'sendContact', { formData: { ...formData, ...fields }, ...beside });
  return ((await response.json()) as { data: { caseNumber: number } }).data.caseNumber;
}

async function call<Data>(name: 'findCases' | 'getCase' | 'answerCase' | 'changeCase', input: object) {
  const response = await send(site.url, name, input as never, office);
  return { status: response.status, data: ((await response.json()) as { data: Data }).data };
}
const find = async (input: object): Promise<number[]> =>
  (await call<{ cases: { caseNumber: number }[] }>('findCases', input)).data.cases.map(
    ({ caseNumber }) => caseNumber,
  );

const answersTo = (address: string): string[] =>
  mailsIn(site.dataDir)
    .filter(({ id }) => id.includes('-answer-'))
    .map(({ raw }) => raw)
    .filter((raw) => raw.split('\r\n\r\n', 1)[0]!.includes(address));
const header = (raw: string, name: string): string =>
  new RegExp(`^${name}: ((?:.*\\r\\n[ \\t]+)*.*)\\r$`, 'm').exec(raw)?.[1]?.replace(/\s+/g, ' ') ?? '';

test('the office answers by mails that stand in one thread, and each answer is sent once', async () => {
  const message = 'Is the garden fenced in? <script>alert(1)</script>';
  const caseNumber = await aCase({ email: 'ada@example.org', name: 'Ada', message, language: 'en' });
  const opened = await call<Case>('getCase', { caseNumber });
  expect(opened.data).toMatchObject({
    state: 'open',
    mine: false,
    messages: [{ direction: 'in', text: message }],
  });
  expect(opened.data.templates[0]!.text).toContain('Hello Ada');

  const first = { caseNumber, text: 'Yes, it is.\n\nAll <b>around</b>.', idempotencyKey: randomUUID() };
  for (let times = 0; times < 2; times++) {
    const { status, data } = await call<Case>('answerCase', first);
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'answered', mine: true });
    expect(data.messages).toHaveLength(2);
  }
  expect((await call('answerCase', { ...first, text: 'Something else' })).status).toBe(409);
  const closing = { caseNumber, text: 'Have a good stay.', close: true, idempotencyKey: randomUUID() };
  expect((await call<Case>('answerCase', closing)).data.state).toBe('closed');
  await until(() => answersTo('ada@example.org').length === 2, 20_000);

  const [one, other] = answersTo('ada@example.org').sort(
    (a, b) => header(a, 'References').length - header(b, 'References').length,
  ) as [string, string];
  const confirmation = mailsIn(site.dataDir).find(
    ({ raw, id }) => id.includes('-sender@') && raw.includes(String(caseNumber)),
  )!;
  expect(header(one, 'In-Reply-To')).toBe(confirmation.id);
  expect(header(other, 'In-Reply-To')).toBe(header(one, 'Message-ID'));
  expect(header(other, 'References')).toBe(`${confirmation.id} ${header(one, 'Message-ID')}`);
  expect(header(one, 'Reply-To')).toContain(testOperator.company.email);
  expect(readable(one)).toContain('&lt;b&gt;around&lt;/b&gt;');
  expect(readable(one)).toContain('Is the garden fenced in?');
});

test('a case is taken over, handed back, closed and opened again, and the history says who did', async () => {
  const caseNumber = await aCase({ email: 'bob@example.org' });
  for (const action of ['take', 'take', 'release', 'close', 'reopen']) {
    expect((await call('changeCase', { caseNumber, action })).status).toBe(200);
  }
  const { data } = await call<Case>('getCase', { caseNumber });
  expect(data).toMatchObject({ state: 'open', mine: false });
  expect(data.events.map(({ kind }) => kind)).toEqual(['taken', 'released', 'closed', 'reopened']);
  expect((await call('changeCase', { caseNumber: 1, action: 'take' })).status).toBe(404);
});

test('cases are found by state, topic, who has them and words, whose signs mean nothing', async () => {
  const one = await aCase({
    email: 'one@example.org',
    name: 'Zebra',
    topic: 'payment',
    message: 'Rabatt von 100% erhalten?',
  });
  // A browser that cannot work for it makes it a suspect case.
  const trapped = { email: 'two@example.org', name: 'Zebra', website: 'https://spam.example' };
  const suspect = await aCase(trapped, { proof: '' });
  expect(await find({ query: 'zebra' })).toEqual([one]);
  expect(await find({ query: 'zebra', state: 'suspect' })).toEqual([suspect]);
  expect(await find({ query: '100%' })).toEqual([one]);
  expect(await find({ query: '1_0%' })).toEqual([]);
  expect(await find({ query: String(one) })).toEqual([one]);
  expect(await find({ query: 'zebra', topic: 'booking' })).toEqual([]);
  expect(await find({ query: 'zebra', assignee: 'mine' })).toEqual([]);
  await call('changeCase', { caseNumber: one, action: 'take' });
  expect(await find({ query: 'zebra', assignee: 'mine' })).toEqual([one]);
  const asked = await call<{ colleagues: { number: number }[] }>('findCases', { query: 'zebra' });
  const { colleagues } = asked.data;
  const found = await Promise.all(
    colleagues.map(({ number }) => find({ query: 'zebra', assignee: String(number) })),
  );
  // One of them has it, and the others have none.
  expect(found.filter((cases) => cases.length > 0)).toEqual([[one]]);
  expect(await find({ query: 'zebra', assignee: '999999999' })).toEqual([]);
});

interface ReportedCase {
  caseNumber: number;
  joined: boolean;
  due: { date: string; time: string };
}

/** A confirmed booking whose guests arrive today, as the home's clock says. */
async function aStayToday(home: number, remarks: string) {
  const { data } = await book(site.url, { ...aRequest(home), remarks });
  const { bookingID, bookingHash } = data!;
  const today = toLocalDay('Europe/Berlin', new Date());
  await database.db
    .updateTable('bookings')
    .set({ state: 'confirmed', bound_on: today, start_date: today, end_date: addDays(today, 7) })
    .where('id', '=', bookingID)
    .execute();
  return { bookingID, bookingHash };
}

test('a guest in trouble opens one case that comes first, with an hour for its answer and a mail to each side', async () => {
  const home = await aHome(database, { title: 'Haus am Deich' });
  const stay = await aStayToday(home, 'first');
  const report = (input: object) =>
    ask(site.url, 'reportProblem', { ...stay, problem: 'noAccess', idempotencyKey: randomUUID(), ...input });

  const later = { startDate: '2099-01-01', endDate: '2099-01-08' };
  await database.db
    .updateTable('bookings')
    .set({ start_date: later.startDate, end_date: later.endDate })
    .where('id', '=', stay.bookingID)
    .execute();
  expect(await report({})).toMatchObject({ http: 409, type: 'not-during-stay' });
  expect((await ask(site.url, 'getProblem', stay)).data).toEqual({ reported: null });
  expect(await report({ bookingHash: 'wrong' })).toMatchObject({ http: 404, type: 'booking-not-found' });
  const today = toLocalDay('Europe/Berlin', new Date());
  await database.db
    .updateTable('bookings')
    .set({ start_date: today, end_date: addDays(today, 7) })
    .where('id', '=', stay.bookingID)
    .execute();

  const first = { text: 'Karte 4111 1111 1111 1111 passt nicht.', idempotencyKey: randomUUID() };
  const [one, again, other] = await Promise.all([
    report(first),
    report(first),
    report({ text: 'Es regnet.' }),
  ]);
  const { caseNumber, due } = one.data as unknown as ReportedCase;
  expect(due.date >= today && /^\d\d:\d\d$/.test(due.time)).toBe(true);
  for (const answer of [again, other]) expect(answer.data).toMatchObject({ caseNumber });
  expect((await ask(site.url, 'getProblem', stay)).data).toEqual({ reported: { caseNumber, due } });
  const { data } = await call<Case & { problem: string; dueAt: string | null }>('getCase', { caseNumber });
  expect(data).toMatchObject({ state: 'open', problem: 'noAccess' });
  expect(data.messages.map(({ text }) => text.split('\n\n')[1]).sort()).toEqual(['Es regnet.', first.text]);
  expect(data.events.map(({ kind }) => kind)).toEqual(['added']);

  await aCase({ email: 'later@example.org', name: 'Nobody in trouble' });
  expect((await find({ state: 'open' }))[0]).toBe(caseNumber);
  expect(await find({ state: '', priority: true })).toEqual([caseNumber]);

  const mails = () => mailsIn(site.dataDir).filter(({ raw }) => readable(raw).includes(String(caseNumber)));
  const toLandlord = () => mailsIn(site.dataDir).filter(({ id }) => /contact-\d+-landlord@/.test(id));
  await until(() => mails().length >= 2 && toLandlord().length === 1, 20_000);
  const words = readable(toLandlord()[0]!.raw);
  expect(words).toContain('Haus am Deich');
  expect(words).not.toContain('4111 1111');
  expect(words).not.toContain('erika@');
  const confirmation = mails().find(({ id }) => id.includes('-sender@'))!;
  expect(readable(confirmation.raw)).toContain(`${due.time} Uhr`);

  // An answered report keeps its deadline; the guest's next report has another one.
  const answer = { caseNumber, text: 'Wir sind gleich da.', idempotencyKey: randomUUID() };
  expect((await call<Case>('answerCase', answer)).data).toMatchObject({ state: 'answered', dueAt: null });
  expect((await ask(site.url, 'getProblem', stay)).data).toEqual({ reported: { caseNumber, due: null } });
  expect((await report({ text: 'Niemand kommt.' })).data).toMatchObject({ caseNumber, joined: true });
  const open = (await call<{ dueAt: string | null }>('getCase', { caseNumber })).data;
  expect(open).toMatchObject({ state: 'open', dueAt: expect.any(String) as string });
  await call('changeCase', { caseNumber, action: 'close' });
  expect((await ask(site.url, 'getProblem', stay)).data).toEqual({ reported: null });
  const next = (await report({ text: 'Schon wieder.' })).data as unknown as ReportedCase;
  expect(next).toMatchObject({ joined: false });
  expect(next.caseNumber).not.toBe(caseNumber);
});
