import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { bring, freePort } from './arriving-mails.ts';
import { mailsIn, until } from './booking-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { send, validCall, type CallWorld } from './valid-calls.ts';

const domain = 'antwort.feriola.test';
let database: TestDatabase;
let site: RunningSite;
let port: number;
let office: Record<string, string>;
let number: number;

beforeAll(async () => {
  database = await openTestDatabase();
  port = await freePort();
  const environment = { LMTP_PORT: String(port), REPLY_DOMAIN: domain };
  site = await startSite(database, { environment });
  const { id, uid } = await aSession(database, { roles: ['office'] });
  office = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
  const account = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  number = account.number;
});
afterAll(() => site.stop());

interface Case {
  state: string;
  assignee: string;
  messages: {
    direction: string;
    text: string;
    whole: string;
    from: string;
    refusedFiles: number;
    files: { name: string; type: string; href: string }[];
  }[];
  events: { kind: string; target: string }[];
  colleagues: { number: number }[];
}
interface Aside {
  total: number;
  mails: { id: number; from: string; reason: string; text: string; files: unknown[] }[];
}

type OfficeCall = 'getCase' | 'answerCase' | 'changeCase' | 'findSetAside' | 'decideSetAside';
async function call<Data>(name: OfficeCall, input: object) {
  const response = await send(site.url, name, input as never, office);
  return { status: response.status, data: ((await response.json()) as { data: Data }).data };
}
const caseOf = async (caseNumber: number): Promise<Case> =>
  (await call<Case>('getCase', { caseNumber })).data;

async function aCase(email: string, files: string[] = []): Promise<number> {
  const { formData } = validCall('sendContact', {} as CallWorld) as { formData: object };
  const response = await send(site.url, 'sendContact', { formData: { ...formData, email, files } });
  return ((await response.json()) as { data: { caseNumber: number } }).data.caseNumber;
}

/** The address that a mail of the office names for answers. */
async function answerAddress(caseNumber: number, email: string, more: object = {}): Promise<string> {
  const text = `Antwort ${randomUUID()}`;
  const answer = { caseNumber, text, idempotencyKey: randomUUID(), ...more };
  expect((await call('answerCase', answer)).status).toBe(200);
  const find = () =>
    mailsIn(site.dataDir).find(({ raw, id }) => id.includes('-answer-') && raw.includes(email));
  await until(() => find() !== undefined, 20_000);
  const found = /answer\+case-\d+-[a-z2-7]{26}@[\w.-]+/.exec(find()!.raw.replace(/\r\n[ \t]+/g, ''))!;
  return found[0];
}

const mail = (from: string, body: string, headers: string[] = [], id: string = randomUUID()): string =>
  [
    `From: Ada <${from}>`,
    'Subject: Re: Ihre Nachricht',
    `Message-ID: <${id}@example.org>`,
    'MIME-Version: 1.0',
    ...headers,
    ...(headers.some((line) => line.startsWith('Content-Type'))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    '',
    body,
  ].join('\n');

test('an answer by mail becomes a part of its case, opens it again and counts once', async () => {
  const caseNumber = await aCase('ada@example.org');
  const address = await answerAddress(caseNumber, 'ada@example.org', { close: true });
  expect(address).toContain(`case-${caseNumber}-`);
  expect((await caseOf(caseNumber)).state).toBe('closed');
  const raw = mail(
    'Ada@Example.org',
    'Ja, um 15 Uhr.\n\nAm 3.1.2030 schrieb Feriola <a@b.example>:\n> Wann?',
    [],
    'once',
  );
  for (let times = 0; times < 2; times++) expect(await bring(port, address, raw)).toBe(250);

  const found = await caseOf(caseNumber);
  expect(found.state).toBe('open');
  expect(found.messages).toHaveLength(3);
  expect(found.messages[2]).toMatchObject({ direction: 'in', text: 'Ja, um 15 Uhr.', from: '', files: [] });
  expect(found.messages[2]!.whole).toContain('> Wann?');
  expect(found.events.map(({ kind }) => kind)).toEqual(['answered', 'closed', 'replied', 'reopened']);
  const notice = () => mailsIn(site.dataDir).filter(({ id }) => id.includes('-reply-'));
  await until(() => notice().length === 1, 20_000);
  expect(notice()[0]!.raw).toContain(`/admin/cases/${caseNumber}/`);
});

test('who else has the address writes into no case: the office takes the mail in, or drops it', async () => {
  const caseNumber = await aCase('bea@example.org');
  const address = await answerAddress(caseNumber, 'bea@example.org');
  expect(await bring(port, address, mail('mallory@example.org', 'Bitte an diese Adresse.'))).toBe(250);
  expect(await bring(port, address, mail('partner@example.org', 'Ich bin der Mann von Bea.'))).toBe(250);
  expect((await caseOf(caseNumber)).messages).toHaveLength(2);
  const { data: aside } = await call<Aside>('findSetAside', {});
  expect(aside.mails.map(({ from, reason }) => [from, reason])).toEqual([
    ['partner@example.org', 'sender'],
    ['mallory@example.org', 'sender'],
  ]);
  await call('decideSetAside', { id: aside.mails[1]!.id, action: 'drop' });
  const left = await call<Aside>('decideSetAside', { id: aside.mails[0]!.id, action: 'take' });
  expect(left.data.total).toBe(0);
  const { messages } = await caseOf(caseNumber);
  expect(messages).toHaveLength(3);
  expect(messages[2]).toMatchObject({ text: 'Ich bin der Mann von Bea.', from: 'partner@example.org' });
  const rows = await database.db
    .selectFrom('mail_replies')
    .select(['from_address', 'text', 'whole'])
    .where('thing_id', '=', caseNumber)
    .execute();
  for (const row of rows) expect(row).toEqual({ from_address: null, text: null, whole: null });
});

test('an address that this site has not made is refused, and what a program has written is forgotten', async () => {
  const caseNumber = await aCase('cleo@example.org');
  const address = await answerAddress(caseNumber, 'cleo@example.org');
  const [, signature = ''] = /-([a-z2-7]{26})@/.exec(address)!;
  for (const wrong of [
    `answer+case-${caseNumber + 1}-${signature}@${domain}`,
    `answer+case-${caseNumber}-${'a'.repeat(26)}@${domain}`,
    `answer@${domain}`,
    address.replace(domain, 'elsewhere.example'),
  ]) {
    expect(await bring(port, wrong, mail('cleo@example.org', 'Hallo'))).toBe(550);
  }
  for (const header of ['Auto-Submitted: auto-replied', 'Precedence: bulk', 'X-Loop: localhost']) {
    expect(await bring(port, address, mail('cleo@example.org', 'Ich bin im Urlaub.', [header]))).toBe(250);
  }
  expect((await caseOf(caseNumber)).messages).toHaveLength(2);
  expect((await call<Aside>('findSetAside', {})).data.total).toBe(0);
});

test('files are taken by what their bytes say, and handed out to who may read the case', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const put = async (name: string, bytes: Buffer, origin = site.url): Promise<Response> =>
    fetch(`${site.url}/attachments?name=${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', origin },
      body: new Uint8Array(bytes),
    });
  expect((await put('a.png', picture, 'https://elsewhere.example')).status).toBe(403);
  const refused = await put('page.png', Buffer.from('<html><script>alert(1)</script></html>'));
  expect([refused.status, await refused.json()]).toEqual([422, { refusal: 'unsupported' }]);
  const sent = await put('..%2Fgarten.exe', picture);
  const { ticket } = (await sent.json()) as { ticket: string };
  const caseNumber = await aCase('dora@example.org', [ticket]);
  const [first] = (await caseOf(caseNumber)).messages;
  expect(first!.files).toMatchObject([{ name: 'garten.png', type: 'image/png' }]);
  const { href } = first!.files[0]!;
  const loaded = await fetch(`${site.url}${href}`);
  expect(loaded.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''garten.png");
  expect(loaded.headers.get('x-content-type-options')).toBe('nosniff');
  expect(loaded.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${site.url}${href.replace(/.$/, '!')}`)).status).toBe(404);
  // A file belongs to one message.
  const { formData } = validCall('sendContact', {} as CallWorld) as { formData: object };
  const again = await send(site.url, 'sendContact', {
    formData: { ...formData, email: 'eve@example.org', files: [ticket] },
  });
  expect(again.status).toBe(410);

  const document = (await (await put('plan.pdf', Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n'))).json()) as {
    ticket: string;
  };
  const address = await answerAddress(caseNumber, 'dora@example.org', { files: [document.ticket] });
  const answer = mailsIn(site.dataDir).find(
    ({ raw, id }) => id.includes('-answer-') && raw.includes('dora@example.org'),
  )!;
  expect(answer.raw).toContain('filename=plan.pdf');
  const part = (type: string, name: string, bytes: Buffer): string[] => [
    '--b',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64'),
  ];
  const body = [
    '--b',
    'Content-Type: text/plain',
    '',
    'Anbei.',
    ...part('image/png', 'foto.png', picture),
    ...part('image/png', 'virus.png', Buffer.from('MZ not a picture at all')),
    '--b--',
  ].join('\n');
  const raw = mail('dora@example.org', body, ['Content-Type: multipart/mixed; boundary="b"']);
  expect(await bring(port, address, raw)).toBe(250);
  const reply = (await caseOf(caseNumber)).messages.at(-1)!;
  expect(reply).toMatchObject({ text: 'Anbei.', refusedFiles: 1, files: [{ name: 'foto.png' }] });
});

test('one sender brings so many mails an hour, and the rest is asked to come later', async () => {
  const lmtp = await freePort();
  const environment = {
    LMTP_PORT: String(lmtp),
    REPLY_DOMAIN: domain,
    DATA_DIR: site.dataDir,
    RATE_LIMIT: '0.1',
  };
  const limited = await startSite({ ...database, close: () => Promise.resolve() }, { environment });
  const caseNumber = await aCase('fay@example.org');
  const address = await answerAddress(caseNumber, 'fay@example.org');
  const codes: number[] = [];
  for (let count = 0; count < 4; count++) {
    codes.push(await bring(lmtp, address, mail('fay@example.org', `Nummer ${count}`)));
  }
  await limited.stop();
  expect(codes).toEqual([250, 250, 250, 451]);
});

test('a case is given to a colleague, and to nobody else', async () => {
  const caseNumber = await aCase('gil@example.org');
  expect((await caseOf(caseNumber)).colleagues).toContainEqual(expect.objectContaining({ number }));
  const given = await call<Case>('changeCase', { caseNumber, action: 'assign', assignee: number });
  expect(given.data.assignee).not.toBe('');
  expect(given.data.events).toMatchObject([{ kind: 'assigned', target: given.data.assignee }]);
  const { status } = await call('changeCase', { caseNumber, action: 'assign', assignee: 999_999 });
  expect(status).toBe(422);
});
