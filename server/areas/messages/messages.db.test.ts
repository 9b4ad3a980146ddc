import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { Envelope } from '../../../contract/envelope.ts';
import type { KeptMessageFile } from '../../../contract/messages/message-files.ts';
import type { ThreadItem } from '../../../contract/messages/thread.ts';
import { hiddenMark } from '../../../domain/messages/hide-contacts.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { startSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { until } from '../../../tests/trust/booking-calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { messagesSite, type Booked, type Person } from './testing/messages-site.ts';

const minute = 60_000;
const site = messagesSite();
const { clock, headers, pass, aBooking, key, call, threadOf, asGuest, asLandlord, mailsOf } = site;

describe('a thread', () => {
  test('is read by both sides, and what one writes is unread by the other until it is seen', async () => {
    const booked = await aBooking();
    expect(threadOf(await call('getGuestThread', booked.guest))).toMatchObject({
      messages: [],
      writable: true,
      collectedByUs: true,
    });
    const sent = threadOf(await asGuest(booked, '  Gibt es ein Kinderbett?  '));
    expect(sent).toMatchObject({ side: 'guest', unread: 0, seenByPartner: 0 });
    const read = threadOf(await call('getLandlordThread', booked.landlord));
    expect(read).toMatchObject({
      side: 'landlord',
      partner: 'Erika Mustermann',
      unread: 1,
      messages: [{ side: 'guest', text: 'Gibt es ein Kinderbett?', hidden: null }],
    });
    expect(read.answers.map(({ text }) => text).join()).toContain('Guten Tag Erika Mustermann');
    const { messageID } = read.messages[0]!;
    const same = await call('getLandlordThread', { ...booked.landlord, version: read.version });
    expect(same.data).toEqual({ thread: null });
    expect(threadOf(await call('seeLandlordThread', { ...booked.landlord, messageID }))).toMatchObject({
      unread: 0,
    });
    // Marks never go back, and none is of another thread.
    await call('seeLandlordThread', { ...booked.landlord, messageID: messageID - 1 });
    expect(threadOf(await call('getGuestThread', booked.guest)).seenByPartner).toBe(messageID);
  });

  test('is one message when it is sent twice with one key', async () => {
    const booked = await aBooking();
    const message = { ...booked.guest, text: 'Einmal', idempotencyKey: key() };
    await Promise.all([call('sendGuestMessage', message), call('sendGuestMessage', message)]);
    expect(threadOf(await call('sendGuestMessage', message)).messages).toHaveLength(1);
    expect(await call('sendGuestMessage', { ...message, text: 'Anders' })).toMatchObject({
      type: 'idempotency-conflict',
    });
    expect(await asGuest(booked, '  ')).toMatchObject({ http: 422, type: 'message-empty' });
    expect(await asGuest(booked, 'x'.repeat(4001))).toMatchObject({ http: 400 });
  });

  test('opens to its own landlord by login, and to nobody else', async () => {
    const booked = await aBooking();
    await asGuest(booked, 'Ist der Strand weit?');
    const own = { bookingId: booked.id, bookingHash: '' };
    expect(await call('getLandlordThread', own, headers.first)).toMatchObject({ http: 200 });
    for (const as of ['second', 'guest', 'office'] as const) {
      for (const [name, input] of [
        ['getLandlordThread', own],
        ['sendLandlordMessage', { ...own, text: 'x', idempotencyKey: key() }],
        ['seeLandlordThread', { ...own, messageID: 1 }],
        ['reportLandlordThread', { ...own, reason: 'x' }],
        ['getGuestThread', { bookingID: booked.id }],
        ['sendGuestMessage', { bookingID: booked.id, text: 'x', idempotencyKey: key() }],
      ] as const) {
        expect(await call(name, input, headers[as]), `${as} ${name}`).toMatchObject({
          http: 404,
          type: 'booking-not-found',
        });
      }
    }
    // The secret of the one side does not open the other's.
    const swapped = { bookingId: booked.id, bookingHash: booked.guest.bookingHash };
    expect(await call('getLandlordThread', swapped)).toMatchObject({ http: 404 });
    const list = async (as: Person): Promise<ThreadItem[]> =>
      (await call('getLandlordThreads', {}, headers[as])).data['threads'] as ThreadItem[];
    expect((await list('first')).find(({ bookingID }) => bookingID === booked.id)).toMatchObject({
      partner: 'Erika Mustermann',
      title: 'Haus am Deich',
      text: 'Ist der Strand weit?',
      unread: 1,
    });
    expect((await list('second')).map(({ bookingID }) => bookingID)).not.toContain(booked.id);
    expect(await call('getLandlordThreads', {}, headers.guest)).toMatchObject({ http: 403 });
  });

  test('is closed once a request was declined, and stays readable', async () => {
    const booked = await aBooking();
    await asLandlord(booked, 'Leider ist schon jemand da.');
    await call('setBookingConfirmation', { ...booked.landlord, action: 'decline' });
    expect(await asGuest(booked, 'Schade')).toMatchObject({ http: 409, type: 'thread-closed' });
    expect(threadOf(await call('getGuestThread', booked.guest))).toMatchObject({
      writable: false,
      messages: [{ text: 'Leider ist schon jemand da.' }],
    });
  });
});

test('contact details are hidden from the other side before the booking is confirmed, and there after it', async () => {
  const booked = await aBooking(await aHome(site.database, { landlord: 1 }));
  const text = 'Rufen Sie an: 0171 2345678, Anreise 05.07.2027, 80 m² für 700 €';
  const own = threadOf(await asLandlord(booked, text)).messages[0];
  expect(own).toMatchObject({ text, hidden: 'contacts' });
  const masked = `Rufen Sie an: ${hiddenMark}, Anreise 05.07.2027, 80 m² für 700 €`;
  const before = threadOf(await call('getGuestThread', booked.guest));
  expect(before).toMatchObject({ hides: true, messages: [{ text: masked, hidden: 'contacts' }] });
  await pass(4 * minute);
  await until(() => mailsOf(booked).length === 1, 10_000);
  expect(mailsOf(booked)[0]).toContain('Anreise 05.07.2027');
  expect(mailsOf(booked)[0]).not.toContain('2345678');
  await call('setBookingConfirmation', { ...booked.landlord, action: 'confirm' });
  expect(threadOf(await call('getGuestThread', { ...booked.guest, version: before.version }))).toMatchObject({
    hides: false,
    messages: [{ text, hidden: null }],
  });
});

test('numbers of accounts and cards stay hidden where the house collects, on the page, in the list and in the mail', async () => {
  const booked = await aBooking(await aHome(site.database, { landlord: 1 }));
  await call('setBookingConfirmation', { ...booked.landlord, action: 'confirm' });
  const text = 'Bitte auf DE89 3704 0044 0532 0130 00 überweisen, Fragen an 0171 2345678';
  const masked = `Bitte auf ${hiddenMark} überweisen, Fragen an 0171 2345678`;
  expect(threadOf(await asLandlord(booked, text)).messages[0]).toMatchObject({ text, hidden: 'payment' });
  expect(threadOf(await call('getGuestThread', booked.guest))).toMatchObject({
    hides: false,
    messages: [{ text: masked, hidden: 'payment' }],
  });
  const told = (): string[] => mailsOf(booked).filter((mail) => mail.includes('2345678'));
  await pass(4 * minute);
  await until(() => told().length === 1, 10_000);
  expect(told()[0]).not.toContain('3704');
});

test('several messages come in one mail, none in two, and what was seen on the page in none', async () => {
  const booked = await aBooking();
  await asGuest(booked, 'Erste Frage');
  await asGuest(booked, 'Zweite Frage');
  await pass(minute);
  await asGuest(booked, 'Dritte Frage');
  expect(mailsOf(booked)).toEqual([]);
  await pass(3 * minute);
  await until(() => mailsOf(booked).length === 1, 10_000);
  const [first] = mailsOf(booked);
  for (const text of ['Erste Frage', 'Zweite Frage', 'Dritte Frage']) expect(first).toContain(text);
  await asGuest(booked, 'Vierte Frage');
  await pass(4 * minute);
  await until(() => mailsOf(booked).length === 2, 10_000);
  const second = mailsOf(booked).find((mail) => mail !== first)!;
  expect(second).toContain('Vierte Frage');
  expect(second).not.toContain('Erste Frage');
  expect(second).toMatch(/^In-Reply-To: <messages-/m);
  const { messageID } = threadOf(await asGuest(booked, 'Fünfte Frage')).messages.at(-1)!;
  await call('seeLandlordThread', { ...booked.landlord, messageID });
  await pass(4 * minute);
  await until(async () => {
    const waiting = await site.database.db
      .selectFrom('messages')
      .select('message_id')
      .where('booking_id', '=', booked.id)
      .where('told_with', 'is', null)
      .execute();
    return waiting.length === 0;
  }, 10_000);
  expect(mailsOf(booked)).toHaveLength(2);
});

describe('files', () => {
  const put = (booked: Booked, side: string, bytes: Uint8Array<ArrayBuffer>, type: string, cookie: string) =>
    fetch(`${site.url}/api/messages/${side}/${booked.id}/files?name=plan.exe`, {
      method: 'PUT',
      headers: { 'content-type': type, cookie, origin: new URL(site.url).origin },
      body: bytes,
    });
  const cookies = (booked: Booked) => ({
    guest: `booking-${booked.id}=${booked.guest.bookingHash}`,
    landlord: `landlord-booking-${booked.id}=${booked.landlord.bookingHash}`,
  });

  test('go with their message, are downloads of the two sides alone, and go with the thread', async () => {
    const booked = await aBooking();
    const other = await aBooking(site.foreign);
    const { guest, landlord } = cookies(booked);
    const picture = new Uint8Array(
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0f4c4a' } })
        .png()
        .toBuffer(),
    );
    const taken = await put(booked, 'guest', picture, 'image/png', guest);
    expect(taken.status).toBe(201);
    const { data } = (await taken.json()) as Envelope<KeptMessageFile>;
    const { fileID, href, name } = data!;
    expect(name).toBe('plan.png');
    const ofLandlord = href.replace('/guest/', '/landlord/');
    const get = (path: string, cookie: string) => fetch(site.url + path, { headers: { cookie } });
    // Before the message is sent, only its author can read the file.
    expect((await get(ofLandlord, landlord)).status).toBe(404);
    expect(await asGuest(other, 'fremd', { files: [fileID] })).toMatchObject({
      type: 'message-file-missing',
    });
    expect(await asLandlord(booked, 'fremd', { files: [fileID] })).toMatchObject({
      type: 'message-file-missing',
    });
    const sent = threadOf(await asGuest(booked, '', { files: [fileID] }));
    expect(sent.messages.at(-1)).toMatchObject({ text: '', files: [{ fileID, name: 'plan.png' }] });
    expect(await asGuest(booked, 'noch einmal', { files: [fileID] })).toMatchObject({ http: 422 });
    const shown = await get(ofLandlord, landlord);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''plan.png",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    for (const [path, cookie] of [
      [ofLandlord, ''],
      [href, landlord],
      [href.replace(String(booked.id), String(other.id)), cookies(other).guest],
      [ofLandlord, headers.second.cookie],
      [ofLandlord, headers.office.cookie],
    ] as const) {
      const refused = await get(path, cookie ?? '');
      expect(refused.status, path).toBe(404);
      expect(((await refused.json()) as Envelope).errors[0]?.type).toBe('booking-not-found');
    }
    expect((await get(ofLandlord, headers.first.cookie!)).status).toBe(200);
  });

  test('that are none of the kinds taken are refused by what they hold', async () => {
    const booked = await aBooking();
    const { guest } = cookies(booked);
    const text = (words: string) => new TextEncoder().encode(words);
    const refusal = async (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg', cookie = guest) => {
      const response = await put(booked, 'guest', bytes, type, cookie);
      const { data, errors } = (await response.json()) as Envelope;
      expect(data).toBeNull();
      const why = errors[0]?.data as { refusal: string } | null;
      return `${response.status} ${why?.refusal ?? errors[0]!.type}`;
    };
    expect(await refusal(text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe(
      '422 unsupported',
    );
    expect(await refusal(text('MZ this program cannot be run'), 'application/pdf')).toBe('422 unsupported');
    expect(await refusal(text('%PDF-1.7 /JavaScript (x) %%EOF'), 'application/pdf')).toBe('422 unsafe');
    expect(await refusal(text('%PDF-1.7 /Type /Catalog %%EOF'), 'application/pdf', '')).toBe(
      '404 booking-not-found',
    );
    expect(await refusal(text('<html>'), 'text/html')).toBe('415 type-refused');
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(await refusal(large, 'application/pdf')).toBe('413 body-too-large');
    const foreignOrigin = await fetch(`${site.url}/api/messages/guest/${booked.id}/files`, {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf', cookie: guest, origin: 'https://evil.example' },
      body: text('%PDF-1.7 %%EOF'),
    });
    expect(foreignOrigin.status).toBe(403);
  });
});

test('the office reads a thread while it is reported, and each reading is noted', async () => {
  const booked = await aBooking();
  expect(await call('reportGuestThread', { ...booked.guest, reason: 'Nichts da' })).toMatchObject({
    type: 'thread-empty',
  });
  await asLandlord(booked, 'Zahlen Sie auf DE89 3704 0044 0532 0130 00');
  const reports = async (): Promise<{ reportID: number; reason: string }[]> =>
    (await call('findReportedThreads', {}, headers.office)).data['reports'] as never;
  const before = await reports();
  await call('reportGuestThread', { ...booked.guest, reason: 'Zahlung außerhalb' });
  await call('reportLandlordThread', { ...booked.landlord, reason: 'Zweite Meldung' });
  const [report, ...rest] = await reports();
  expect(rest).toHaveLength(before.length);
  expect(report).toMatchObject({ reason: 'Zahlung außerhalb', side: 'guest' });
  expect(threadOf(await call('getLandlordThread', booked.landlord)).reported).toBe(true);
  const { reportID } = report!;
  for (const as of ['first', 'guest'] as const)
    expect(await call('readReportedThread', { reportID }, headers[as])).toMatchObject({ http: 403 });
  const read = await call('readReportedThread', { reportID }, headers.office);
  expect(read.data).toMatchObject({
    messages: [{ text: 'Zahlen Sie auf DE89 3704 0044 0532 0130 00', hidden: 'contacts' }],
    events: [{ kind: 'read' }],
  });
  expect((await call('readReportedThread', { reportID }, headers.office)).data['events']).toHaveLength(2);
  await expect(
    site.database.db.updateTable('message_report_events').set({ actor: 'nobody' }).execute(),
  ).rejects.toThrow('never changed');
  expect(await call('closeReport', { reportID }, headers.office)).toMatchObject({ http: 200 });
  expect(await call('readReportedThread', { reportID }, headers.office)).toMatchObject({ http: 404 });
});

test('who writes without an end is told to wait', async () => {
  const strict = await startSite(
    { ...site.database, close: () => Promise.resolve() },
    { clock, environment: { DATA_DIR: site.dataDir, RATE_LIMIT: '0.1' } },
  );
  const booked = await aBooking();
  const answers = [];
  for (let count = 0; count < 8; count += 1) {
    answers.push(
      await ask(strict.url, 'sendGuestMessage', {
        ...booked.guest,
        text: `Nachricht ${count}`,
        idempotencyKey: key(),
      }),
    );
  }
  const refused = answers.filter(({ http }) => http === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(threadOf(await call('getGuestThread', booked.guest)).messages).toHaveLength(8 - refused.length);
  await strict.stop();
});

test('threads and files go when their time is over', async () => {
  const { forgetMessages } = await import('./forget-messages.ts');
  const booked = await aBooking();
  await asGuest(booked, 'Alt');
  const { db } = site.database;
  const { attachment_id } = await db
    .insertInto('attachments')
    .values({
      file_key: 'attachments/loose.pdf',
      name: 'x.pdf',
      type: 'application/pdf',
      bytes: 1,
      created_at: clock.now(),
      kept_at: clock.now(),
    })
    .returning('attachment_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('message_files')
    .values({ booking_id: booked.id, side: 'guest', attachment_id, created_at: clock.now() })
    .execute();
  const released: number[] = [];
  const attachments = { release: async (_db: unknown, ids: readonly number[]) => void released.push(...ids) };
  const deps = { connection: site.database, attachments } as never;
  const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  await forgetMessages(deps, {
    threadsBefore: later(-retentionDays.messages),
    filesBefore: later(-1),
    unsentBefore: later(-1),
  });
  expect(threadOf(await call('getGuestThread', booked.guest)).messages).toHaveLength(1);
  expect(released).toEqual([]);
  await forgetMessages(deps, { threadsBefore: later(1), filesBefore: later(1), unsentBefore: later(1) });
  expect(threadOf(await call('getGuestThread', booked.guest)).messages).toEqual([]);
  expect(released).toContain(attachment_id);
});
