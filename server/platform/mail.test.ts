import { currentOperator } from '../../tests/builders/operator.ts';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { createMailTransport, deleteMailFilesBefore, type Mail } from './mail.ts';

const mail: Mail = {
  id: 'booking-100001-booked-guest',
  to: { name: 'Jörg Müller', address: 'joerg@example.com' },
  subject: 'Ihre Buchung',
  html: '<p>Guten Tag</p>',
  text: 'Guten Tag',
};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'feriola-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const folderTransport = () =>
  createMailTransport({
    operator: currentOperator,
    smtpUrl: null,
    dataDir,
    publicUrl: 'https://www.feriola.test',
  });
const files = () => readdirSync(join(dataDir, 'outbox'));

test('without a mail server a mail is one file, also when it is sent again', async () => {
  const transport = folderTransport();
  await transport.send(mail);
  await transport.send(mail);
  expect(files()).toEqual(['booking-100001-booked-guest.eml']);
  const text = readFileSync(join(dataDir, 'outbox', files()[0]!), 'utf8');
  expect(text).toContain('Message-ID: <booking-100001-booked-guest@www.feriola.test>');
  expect(text).toContain('Content-Type: text/html');
});

test('old mails are forgotten, also while one that was listed has gone', async () => {
  const transport = folderTransport();
  await transport.send(mail);
  await transport.send({ ...mail, id: 'new' });
  const outbox = join(dataDir, 'outbox');
  utimesSync(join(outbox, 'booking-100001-booked-guest.eml'), 1_000_000, 1_000_000);
  // Listed first, and nothing is there any more.
  symlinkSync(join(dataDir, 'nowhere'), join(outbox, 'a-mail-that-is-written.tmp'));
  await deleteMailFilesBefore(dataDir, new Date('2020-01-01'));
  expect(files()).toEqual(['a-mail-that-is-written.tmp', 'new.eml']);
});

test('a mail file is as old as the clock of the site says, whatever the machine’s does', async () => {
  const clock = fixedClock('2040-01-01T12:00:00Z');
  const { smtpUrl, publicUrl } = { smtpUrl: null, publicUrl: 'https://www.feriola.test' };
  await createMailTransport({ operator: currentOperator, smtpUrl, dataDir, publicUrl, clock }).send(mail);
  await deleteMailFilesBefore(dataDir, new Date('2039-12-31'));
  expect(files()).toHaveLength(1);
  await deleteMailFilesBefore(dataDir, new Date('2040-01-02'));
  expect(files()).toEqual([]);
});

test('what guests type adds no header and no recipient', async () => {
  const transport = folderTransport();
  await transport.send({
    ...mail,
    subject: 'Hello\r\nBcc: all@example.com',
    to: { name: 'x\r\nBcc: all@example.com', address: 'joerg@example.com' },
  });
  const text = readFileSync(join(dataDir, 'outbox', files()[0]!), 'utf8');
  expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  for (const address of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', 'a']) {
    await expect(transport.send({ ...mail, to: { name: '', address } })).rejects.toThrow('single plain');
  }
});

test('an id cannot leave the folder', async () => {
  await folderTransport().send({ ...mail, id: '../../x' });
  expect(files()).toEqual(['..-..-x.eml']);
});

test('by SMTP a repeat carries the same Message-ID', async () => {
  const received: string[] = [];
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      if (envelope.mailFrom) senders.push(envelope.mailFrom.address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, dataDir, publicUrl: 'https://www.feriola.test' };
  const transport = createMailTransport(
    { ...config, operator: currentOperator },
    (address) => `bounce+${address.length}`,
  );
  try {
    await transport.send(mail);
    await transport.send(mail);
  } finally {
    transport.close();
    await new Promise<void>((resolve) => server.close(resolve));
  }
  const ids = received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
  // Reports about undeliverable mails are sent to an address of their own.
  expect(senders).toEqual(Array(2).fill(`bounce+${mail.to.address.length}@www.feriola.test`));
  expect(ids).toEqual(Array(2).fill('<booking-100001-booked-guest@www.feriola.test>'));
});

test('with a key mails are signed, the end of a list among what is signed', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const transport = createMailTransport({
    operator: currentOperator,
    smtpUrl: null,
    dataDir,
    publicUrl: 'https://www.feriola.test',
    dkim: { selector: 'letters', privateKey },
  });
  const url = `https://www.feriola.test/unsubscribe/1-${'a'.repeat(43)}`;
  await transport.send({
    ...mail,
    unsubscribe: { url, subject: '1-a' },
    after: ['first', 'second'],
  });
  const text = readFileSync(join(dataDir, 'outbox', files()[0]!), 'utf8');
  const signature = /^DKIM-Signature: ((?:.*\r\n[ \t]+)*.*)$/m.exec(text)![1]!.replace(/\s+/g, '');
  expect(signature).toMatch(/;d=www\.feriola\.test;/);
  expect(signature).toMatch(/;s=letters;/);
  const signed = /;h=([^;]*)/.exec(signature)![1]!.toLowerCase().split(':');
  for (const name of ['from', 'to', 'subject', 'references', 'list-unsubscribe', 'list-unsubscribe-post']) {
    expect(signed).toContain(name);
  }
  // Neither folded nor encoded: some relays would fold it anew and break the signature.
  expect(text).toContain(
    `List-Unsubscribe: <${url}>,\r\n <mailto:unsubscribe@www.feriola.test?subject=1-a>\r\n`,
  );
  expect(text).toContain('References: <first@www.feriola.test> <second@www.feriola.test>');
  expect(text).toContain('In-Reply-To: <second@www.feriola.test>');
});

test('an address that ends a list holds nothing that could add a header', async () => {
  const unsubscribe = {
    url: 'https://www.feriola.test/x>\r\nBcc: <all@example.com',
    subject: 'x',
  };
  await expect(folderTransport().send({ ...mail, unsubscribe })).rejects.toThrow('no plain address');
});
