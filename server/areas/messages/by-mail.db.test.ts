import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Thread } from '../../../contract/messages/thread.ts';
import { fixedClock } from '../../platform/clock.ts';
import { notifyWorkers } from '../../platform/jobs-store.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { bring, freePort } from '../../../tests/trust/arriving-mails.ts';
import { book, landlordHashOf, mailsIn, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';

const clock = fixedClock(new Date().toISOString());
let database: TestDatabase;
let site: RunningSite;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase();
  port = await freePort();
  const environment = { LMTP_PORT: String(port), REPLY_DOMAIN: 'antwort.feriola.test' };
  site = await startSite(database, { clock, environment });
});
afterAll(() => site.stop());

const plainPdf = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\nstartxref\n0\n%%EOF\n';

const mail = (from: string, text: string, pdf = plainPdf): string =>
  [
    `From: Erika <${from}>`,
    'Subject: Re: Nachricht',
    `Message-ID: <${randomUUID()}@example.com>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '--part',
    'Content-Type: application/pdf; name=plan.pdf',
    'Content-Disposition: attachment; filename=plan.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(pdf).toString('base64'),
    '--part--',
    '',
  ].join('\r\n');

test('a guest answers the mail, and the landlord reads it with its file; nobody else can answer it', async () => {
  const home = await aHome(database, { landlord: 1 });
  const { data } = await book(site.url, aRequest(home));
  const { bookingID, bookingHash } = data!;
  const landlord = {
    bookingId: bookingID,
    bookingHash: await landlordHashOf(database, site.dataDir, bookingID),
  };
  const text = 'Wann kommen Sie an?';
  await ask(site.url, 'sendLandlordMessage', { ...landlord, text, idempotencyKey: 'a question' });
  clock.set(new Date(clock.now().getTime() + 240_000).toISOString());
  await database.transaction((tx) => notifyWorkers(tx));
  const find = () => mailsIn(site.dataDir).find(({ id }) => id.startsWith(`<messages-${bookingID}-`));
  await until(() => find() !== undefined, 20_000);
  const raw = find()!.raw.replace(/\r\n[ \t]+/g, '');
  const address = /^Reply-To: .*?(answer\+threadguest-\d+-[a-z2-7]{26}@[\w.-]+)/im.exec(raw)![1]!;

  await bring(port, address, mail('stranger@example.org', 'Ich bin jemand anders.'));
  const threadOf = async (): Promise<Thread> =>
    (await ask(site.url, 'getLandlordThread', landlord)).data['thread'] as Thread;
  expect((await threadOf()).messages).toHaveLength(1);

  const answer = mail(
    'erika@example.com',
    'Gegen vier. Mein Handy: 0171 2345678\r\n\r\n> Wann kommen Sie an?',
  );
  await bring(port, address, answer);
  await bring(port, address, answer);
  const { messages } = await threadOf();
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatchObject({ side: 'guest', byMail: true, hidden: 'contacts' });
  expect(messages[1]!.text).toBe('Gegen vier. Mein Handy: •••');
  expect(messages[1]!.files).toMatchObject([{ name: 'plan.pdf', type: 'application/pdf' }]);
  const cookie = `landlord-booking-${bookingID}=${landlord.bookingHash}`;
  const file = await fetch(site.url + messages[1]!.files[0]!.href, { headers: { cookie } });
  expect(file.status).toBe(200);
  expect(await ask(site.url, 'getGuestThread', { bookingID, bookingHash })).toMatchObject({ http: 200 });

  // A file of a mail is checked as one of the page is.
  const active = plainPdf.replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>');
  await bring(port, address, mail('erika@example.com', 'Und der Plan dazu', active));
  expect((await threadOf()).messages[2]).toMatchObject({ text: 'Und der Plan dazu', files: [] });
});
