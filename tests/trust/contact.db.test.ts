import { testOperator } from '../builders/operator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { sized } from '../harness/run-size.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import type { Work } from '../../domain/proof-of-work.ts';
import { publishContent } from '../harness/publish-content.ts';
import { solve } from '../harness/solve-work.ts';
import { mailsIn, readable, until } from './booking-calls.ts';
import { send, validCall, type CallWorld } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;

beforeAll(async () => {
  database = await openTestDatabase();
  await arrangeTopics('de', [{ topic: 'guest.stay', text: 'Vor Ort' }, { topic: 'guest.other' }]);
  await arrangeTopics('fr', [{ topic: 'landlord.payout', text: 'Mon argent' }]);
  site = await startSite(database, { environment: { RATE_LIMIT: '1', TRUST_PROXY: 'true' } });
});
afterAll(() => site.stop());

/** The topics of the contact forms as an editor has arranged them on the start page. */
async function arrangeTopics(language: string, topics: unknown[]): Promise<void> {
  const head = { id: 'head', kind: 'head', title: 'x', description: 'x' };
  const blocks = [head, { id: 'topics', kind: 'topics', topics }];
  await publishContent(database.db, { page: 'home', language }, { version: 1, blocks });
}

let networks = 0;
/** Each form comes from a network of its own, unless a test chooses another. */
const fromNetwork = (number = ++networks): Record<string, string> => ({
  'x-forwarded-for': `198.51.${number}.7`,
});

type Reply = {
  data: { caseNumber: number; fields?: Record<string, string> } | null;
  errors: { type: string; data?: unknown }[];
};

async function write(
  fields: Record<string, unknown>,
  {
    headers = fromNetwork(),
    key,
    proof,
  }: { headers?: Record<string, string>; key?: string; proof?: string } = {},
): Promise<{ status: number; reply: Reply; retryAfter: string | null }> {
  const { formData } = validCall('sendContact', {} as CallWorld) as { formData: Record<string, unknown> };
  const input = { formData: { ...formData, ...fields }, ...(key && { idempotencyKey: key }), proof };
  const response = await send(site.url, 'sendContact', input, headers);
  return {
    status: response.status,
    reply: (await response.json()) as Reply,
    retryAfter: response.headers.get('retry-after'),
  };
}

const cases = () => database.db.selectFrom('contact_cases').selectAll().orderBy('id').execute();
const mailsOf = (id: number | bigint) =>
  mailsIn(site.dataDir).filter((mail) => mail.id.includes(`contact-${id}-`));
const mailTo = (id: number | bigint, recipient: 'office' | 'sender') =>
  mailsOf(id).find((mail) => mail.id.includes(`-${recipient}@`))!.raw;
const headOf = (raw: string): string => raw.split('\r\n\r\n', 1)[0]!;

async function postForm(fields: Record<string, string>, headers = fromNetwork()): Promise<Response> {
  return fetch(`${site.url}/contact/send`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

/** The form as a browser without scripts sends it with files. */
async function postWithFiles(fields: [string, string | File][], headers = fromNetwork()): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return fetch(`${site.url}/contact/send`, { method: 'POST', redirect: 'manual', headers, body });
}

const typed = {
  kind: 'landlord',
  language: 'fr',
  topic: 'payout',
  name: 'Jeanne Martin',
  email: 'jeanne@example.org',
  message: 'Quand arrive mon versement ?',
};

test('a letter becomes a case; the office gets it to answer, the sender a number and nothing that was typed', async () => {
  const message = 'Ist der Garten eingezäunt?\nSiehe https://spam.example/gewinn';
  const { status, reply } = await write({
    name: 'Erika Mustermann',
    email: 'erika@example.org',
    bookingNumber: 'Nr. 4 000 001',
    message,
    language: 'en',
    seconds: 50,
  });
  expect(status).toBe(200);
  const written = (await cases()).at(-1)!;
  expect(written).toMatchObject({
    case_number: reply.data!.caseNumber,
    state: 'open',
    booking_number: '4000001',
    language: 'en',
  });
  await until(() => mailsOf(written.id).length === 2, 20_000);

  const toOffice = mailTo(written.id, 'office');
  expect(headOf(toOffice)).toContain(`<${testOperator.company.email}>`);
  expect(headOf(toOffice)).toMatch(/^Reply-To: Erika Mustermann <erika@example\.org>$/m);
  expect(readable(toOffice)).toContain('Ist der Garten eingezäunt?');
  expect(readable(toOffice)).toContain('4000001');
  expect(headOf(toOffice)).toContain(`[${reply.data!.caseNumber}]`);

  const toSender = mailTo(written.id, 'sender');
  expect(headOf(toSender)).toMatch(/^To: erika@example\.org$/m);
  expect(readable(toSender)).toContain(String(reply.data!.caseNumber));
  for (const free of ['Mustermann', 'Garten', 'spam.example', '4000001'])
    expect(readable(toSender)).not.toContain(free);
});

test('what an editor calls a topic stands in the mails and in the form without scripts, and so does what they left as it was', async () => {
  await write({ topic: 'stay', email: 'topic@example.org', language: 'de', seconds: 50 });
  const named = (await cases()).at(-1)!;
  await until(() => mailsOf(named.id).length === 2, 20_000);
  for (const recipient of ['office', 'sender'] as const)
    expect(readable(mailTo(named.id, recipient))).toContain('Vor Ort');
  expect(readable(mailTo(named.id, 'sender'))).not.toContain('Während des Aufenthalts');

  // The office reads German texts, which nobody has changed in this case.
  const answer = await postForm({ ...typed, message: 'Quand vient-il donc ?' });
  expect(answer.status).toBe(303);
  const french = (await cases()).at(-1)!;
  await until(() => mailsOf(french.id).length === 2, 20_000);
  expect(readable(mailTo(french.id, 'sender'))).toContain('Mon argent');
  expect(readable(mailTo(french.id, 'office'))).toContain('Auszahlung');
  const html = await (await postForm({ ...typed, email: 'jeanne' })).text();
  expect(html).toContain('<option value="payout" selected>Mon argent</option>');
  expect(html.match(/<option /g)).toHaveLength(1);
});

test('what is wrong is told by field, and nothing is written or mailed', async () => {
  const before = (await cases()).length;
  const { status, reply } = await write({
    topic: 'payout',
    name: 'Erika\r\nBcc: all@example.org',
    email: 'a@example.org, b@example.org',
    message: 'Hallo',
    phone: 'ruf an',
  });
  expect(status).toBe(422);
  expect(reply.errors[0]!.type).toBe('invalid-contact');
  expect((reply.errors[0] as unknown as { data: { fields: unknown } }).data.fields).toEqual({
    topic: 'topic',
    name: 'characters',
    email: 'email',
    message: 'short',
    phone: 'phone',
  });
  expect(await cases()).toHaveLength(before);
});

test('the same letter twice is one case, by whichever way it comes', async () => {
  const key = 'a-letter-sent-twice';
  const [one, other] = [await write({}, { key }), await write({}, { key })];
  expect(other.reply.data).toEqual(one.reply.data);
  expect((await write({ message: 'Etwas ganz anderes' }, { key })).status).toBe(409);
  const locations = [await postForm(typed), await postForm(typed)].map((answer) =>
    answer.headers.get('location'),
  );
  expect(locations[0]).toBe(locations[1]);
});

test('without scripts the form leads back to its page, whose address tells the number', async () => {
  const answer = await postForm({ ...typed, message: 'Et mon calendrier ?' });
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location')!;
  const { case_number: number } = (await cases()).at(-1)!;
  expect(location).toBe(`/fr/aide-contact/proprietaire/?case=${number}`);
});

test('without scripts nothing that was typed is lost by a mistake, and none of it becomes markup', async () => {
  const message = '"><script>alert(1)</script> & ein Wort';
  const answer = await postForm({ ...typed, email: 'jeanne', message });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).not.toContain('<script');
  expect(html).toContain('value="Jeanne Martin"');
  expect(html).toContain('value="jeanne"');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; ein Wort');
  expect(html).toContain('<option value="payout" selected>');
});

const jobsOf = async (caseId: number): Promise<number> => {
  const jobs = await database.db
    .selectFrom('jobs')
    .select('payload')
    .where('name', '=', 'contact.send-mail')
    .execute();
  return jobs.filter(({ payload }) => (payload as { caseId: number }).caseId === caseId).length;
};

const suspicious = [
  { website: 'https://spam.example' },
  { seconds: 0.4 },
  { message: 'https://a.example '.repeat(5) },
];

test('what looks like a script’s is taken once its browser has worked, and counts as anybody’s then', async () => {
  for (const signs of suspicious) {
    const before = (await cases()).length;
    const letter = { ...signs, email: 'quick@example.org' };
    const asked = await write(letter);
    expect(asked.status).toBe(403);
    expect(asked.reply.errors[0]!.type).toBe('work-needed');
    expect(await cases()).toHaveLength(before);
    const proof = solve(asked.reply.errors[0]!.data as Work);
    // A proof is valid for one form only, and only once.
    expect((await write({ ...letter, name: 'Somebody Else' }, { proof })).status).toBe(403);
    const worked = await write(letter, { proof, key: `worked-${before}` });
    expect(worked.status).toBe(200);
    const made = (await cases()).at(-1)!;
    expect(made).toMatchObject({ state: 'open', case_number: worked.reply.data!.caseNumber });
    expect(await jobsOf(made.id)).toBe(2);
    expect((await write(letter, { proof })).status).toBe(403);
    // The answer got lost: the same letter with its key is the same case.
    const repeated = await write(letter, { proof, key: `worked-${before}` });
    expect(repeated.reply.data).toEqual(worked.reply.data);
  }
});

test('a script gets the answer of a person where its browser cannot work, and no mail goes out', async () => {
  for (const signs of suspicious) {
    const { status, reply } = await write({ ...signs, email: 'victim@example.org' }, { proof: '' });
    expect(status).toBe(200);
    const suspect = (await cases()).at(-1)!;
    expect(suspect).toMatchObject({ state: 'suspect', case_number: reply.data!.caseNumber });
    expect(await jobsOf(suspect.id)).toBe(0);
  }
  const answer = await postForm({
    ...typed,
    website: 'https://spam.example',
    message: 'Un mot sans scripts',
  });
  expect(answer.status).toBe(303);
  expect((await cases()).at(-1)).toMatchObject({ state: 'suspect' });
});

const roundsOfForty = sized('ROUNDS_OF_LETTERS', { gate: 2, full: 22 });

test('a flood of letters from one network ends, and nobody else is held up', async () => {
  const before = (await cases()).length;
  const flooding = fromNetwork();
  const tally = { taken: 0, refused: 0 };
  for (let number = 0; number < 120; number++) {
    const answer = await postForm({ ...typed, email: `a${number}@example.org` }, flooding);
    tally[answer.status === 303 ? 'taken' : 'refused'] += 1;
    if (answer.status !== 303) {
      expect(answer.status).toBe(429);
      await answer.body?.cancel();
    }
  }
  expect(tally).toEqual({ taken: 40, refused: 80 });
  const made = (await cases()).slice(before);
  expect(made).toHaveLength(40);
  // Ten an hour are anybody's; what follows waits for somebody of the office to look.
  expect(made.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 10 }, () => 'open'),
    ...Array.from({ length: 30 }, () => 'suspect'),
  ]);
  for (let round = 0; round < roundsOfForty; round++) {
    const called = await Promise.all(
      Array.from({ length: 40 }, () => write({}, { headers: flooding, proof: '' })),
    );
    expect(called.filter(({ status }) => status === 200)).toEqual([]);
    expect(called.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  }
  expect((await write({ email: 'other@example.org' })).status).toBe(200);
});

test('one address gets no more than a few confirmations in a day, from however many networks', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 25; number++) {
    statuses.push(
      (await write({ email: 'bombed@example.org', message: `Die Frage Nummer ${number}` })).status,
    );
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('without scripts files come with the form; one that is refused costs neither the others nor what was typed', async () => {
  const pdf = (name: string, inside = '') =>
    new File([`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\n%%EOF\n`], name, {
      type: 'application/pdf',
    });
  const letter = Object.entries({ ...typed, name: 'Jeanne Dupont' });
  const headers = fromNetwork();
  const bad = await postWithFiles(
    [...letter, ['files', pdf('facture.pdf')], ['files', pdf('piège.pdf', '/JavaScript')]],
    headers,
  );
  expect(bad.status).toBe(422);
  const page = await bad.text();
  expect(page).toContain('Jeanne Dupont');
  expect(page).toContain('Quand arrive mon versement ?');
  expect(page).toMatch(/facture\.pdf: Joint/);
  expect(page).toMatch(/piège\.pdf: <strong>Ce fichier contient/);
  const ticket = /name="ticket" value="([^"]+)"/.exec(page)![1]!;
  const again: [string, string | File][] = [
    ...letter,
    ['ticket', ticket],
    ['ticketName', 'facture.pdf'],
    ['files', pdf('plan.pdf')],
  ];
  // Browsers send an empty file if none was chosen.
  again.push(['files', new File([], '')]);
  const good = await postWithFiles(again, headers);
  expect(good.status).toBe(303);
  const twice = await postWithFiles(again, headers);
  expect(twice.headers.get('location')).toBe(good.headers.get('location'));
  const [made] = (await cases()).filter(({ name }) => name === 'Jeanne Dupont');
  expect((await cases()).filter(({ name }) => name === 'Jeanne Dupont')).toHaveLength(1);
  const files = await database.db
    .selectFrom('contact_files')
    .innerJoin('contact_messages', 'contact_messages.id', 'contact_files.message_id')
    .innerJoin('attachments', 'attachments.attachment_id', 'contact_files.attachment_id')
    .select(['attachments.name', 'kept_at'])
    .where('case_id', '=', made!.id)
    .orderBy('attachments.attachment_id')
    .execute();
  expect(files.map(({ name, kept_at }) => [name, kept_at !== null])).toEqual([
    ['facture.pdf', true],
    ['plan.pdf', true],
  ]);
  const torn = await fetch(`${site.url}/contact/send`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--y',
  });
  expect(torn.status).toBe(400);
});
