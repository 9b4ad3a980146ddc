import { testOperator } from '../builders/operator.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { mailsIn, readable, until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { send, validCall, type CallWorld } from './valid-calls.ts';

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
