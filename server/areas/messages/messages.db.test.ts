import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../../contract/api.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import type { KeptMessageFile } from '../../../contract/messages/message-files.ts';
import type { Thread, ThreadItem } from '../../../contract/messages/thread.ts';
import { hiddenMark } from '../../../domain/messages/hide-contacts.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { fixedClock } from '../../platform/clock.ts';
import { notifyWorkers } from '../../platform/jobs-store.ts';
import { aBusinessLogin } from '../../../tests/builders/landlord-login.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { startSite, type RunningSite } from '../../../tests/harness/running-site.ts';
import { ask } from '../../../tests/trust/account-calls.ts';
import { book, landlordHashOf, mailsIn, readable, until } from '../../../tests/trust/booking-calls.ts';
import { aRequest } from '../../../tests/trust/valid-calls.ts';

const clock = fixedClock(new Date().toISOString());
const minute = 60_000;
/** Workers look again at once. */
async function pass(milliseconds: number): Promise<void> {
  clock.set(new Date(clock.now().getTime() + milliseconds).toISOString());
  await database.transaction((tx) => notifyWorkers(tx));
}
let database: TestDatabase;
let site: RunningSite;
let home: number;
let foreign: number;
type Person = 'first' | 'second' | 'office' | 'admin' | 'guest';
const headers = {} as Record<Person, Record<string, string>>;

const aPerson = (role: string, subject?: number): Promise<Record<string, string>> =>
  aBusinessLogin({ database, dataDir: site.dataDir }, role, subject);

beforeAll(async () => {
  database = await openTestDatabase();
  home = await aHome(database, { landlord: 1, title: 'Haus am Deich' });
  foreign = await aHome(database, { landlord: 2 });
  site = await startSite(database, { clock });
  headers.first = await aPerson('landlord', 1);
  headers.second = await aPerson('landlord', 2);
  headers.office = await aPerson('office');
  headers.guest = await aPerson('guest');
});
afterAll(() => site.stop());

interface Booked {
  id: number;
  guest: { bookingID: number; bookingHash: string };
  landlord: { bookingId: number; bookingHash: string };
}
async function aBooking(of = home): Promise<Booked> {
  const { data } = await book(site.url, aRequest(of));
  const { bookingID: id, bookingHash } = data!;
  const secret = await landlordHashOf(database, site.dataDir, id);
  return { id, guest: { bookingID: id, bookingHash }, landlord: { bookingId: id, bookingHash: secret } };
}

let keys = 0;
const key = (): string => `a key of a message ${(keys += 1)}`;
const call = (name: EndpointName, input: object, as: Record<string, string> = {}) =>
  ask(site.url, name, input as Record<string, unknown>, as);
const threadOf = ({ data }: { data: Record<string, unknown> }): Thread => data['thread'] as Thread;
const asGuest = (booked: Booked, text: string, more: object = {}) =>
  call('sendGuestMessage', { ...booked.guest, text, idempotencyKey: key(), ...more });
const asLandlord = (booked: Booked, text: string, more: object = {}) =>
  call('sendLandlordMessage', { ...booked.landlord, text, idempotencyKey: key(), ...more });
const mailsOf = ({ id }: Booked): string[] =>
  mailsIn(site.dataDir)
    .filter((mail) => mail.id.startsWith(`<messages-${id}-`))
    .map(({ raw }) => readable(raw));

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
  const booked = await aBooking(await aHome(database, { landlord: 1 }));
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
  const booked = await aBooking(await aHome(database, { landlord: 1 }));
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
    const waiting = await database.db
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
    const other = await aBooking(foreign);
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
    // Before it is sent it is of its own side alone.
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
    database.db.updateTable('message_report_events').set({ actor: 'nobody' }).execute(),
  ).rejects.toThrow('never changed');
  expect(await call('closeReport', { reportID }, headers.office)).toMatchObject({ http: 200 });
  expect(await call('readReportedThread', { reportID }, headers.office)).toMatchObject({ http: 404 });
});

test('landlords choose begun texts by titles in their own language, which guests read in theirs', async () => {
  const booked = await aBooking();
  const landlord = database.db.updateTable('landlords').where('id', '=', 1);
  await landlord.set({ language: 'fr' }).execute();
  const { answers } = threadOf(await call('getLandlordThread', booked.landlord));
  await landlord.set({ language: 'de' }).execute();
  expect(answers.map(({ title }) => title)).toContain('Bienvenue');
  expect(answers.map(({ text }) => text).join()).toContain('Guten Tag Erika Mustermann');
});

test('landlords keep answers of their own, which other landlords do not find', async () => {
  const booked = await aBooking();
  const saved = await call('saveReadyAnswer', { ...booked.landlord, title: 'Parken', text: 'Am Haus.' });
  const [own] = threadOf(saved).answers;
  expect(own).toMatchObject({ title: 'Parken', text: 'Am Haus.' });
  const other = await aBooking(foreign);
  const theirs = { ...other.landlord, answerID: own!.answerID };
  expect(threadOf(await call('removeReadyAnswer', theirs)).answers.some(({ answerID }) => answerID)).toBe(
    false,
  );
  expect(threadOf(await call('getLandlordThread', booked.landlord)).answers[0]).toEqual(own);
  const removed = await call('removeReadyAnswer', { ...booked.landlord, answerID: own!.answerID });
  expect(threadOf(removed).answers.every(({ answerID }) => answerID === null)).toBe(true);
});

describe('templates', () => {
  const template = (fields: object = {}) => ({
    templateID: 0,
    name: 'Anreise',
    texts: [{ language: 'de', text: 'Hallo {Vorname}, Code {Schlüsselcode}.' }],
    homes: null,
    timing: { kind: 'beforeArrival', days: 3, time: '09:00' },
    idempotencyKey: key(),
    ...fields,
  });
  const first = (name: EndpointName, input: object = {}) => call(name, input, headers.first);
  type Listed = { templateID: number; name: string; texts: { text: string }[]; missing: unknown[] };
  const listed = ({ data }: { data: Record<string, unknown> }) => data['templates'] as Listed[];
  const plannedFor = async (booked: Booked) =>
    (await first('getPlannedMessages', { bookingId: booked.id })).data['messages'] as {
      templateID: number;
      state: string;
      text: string;
      missing: string[];
    }[];
  const stayOf = ({ id }: Booked) =>
    database.db.selectFrom('bookings').select('start_date').where('id', '=', id).executeTakeFirstOrThrow();
  async function sendOn(day: string): Promise<number> {
    const { sendTimedMessages } = await import('./templates/send-timed.ts');
    const { createSiteTexts } = await import('../../../texts/site-texts.ts');
    return sendTimedMessages({
      connection: database,
      clock: fixedClock(`${day}T12:00:00Z`),
      limits: { count: () => Promise.resolve({ ok: true }) } as never,
      translate: (language) => createSiteTexts().translate(language),
    });
  }
  const textsOf = async (booked: Booked) =>
    threadOf(await call('getGuestThread', booked.guest)).messages.map(({ text }) => text);
  const confirm = (booked: Booked) =>
    call('setBookingConfirmation', { ...booked.landlord, action: 'confirm', message: '' });

  test('are saved with known placeholders alone, by name and once for a click', async () => {
    const texts = [{ language: 'de', text: 'Hallo {Vornahme}, {Adrese}!' }];
    expect(await first('saveMessageTemplate', template({ texts }))).toMatchObject({
      ...{ http: 422, type: 'template-invalid' },
    });
    const once = template({ texts: [{ language: 'fr', text: 'Bonjour {prénom}' }] });
    const saved = listed(await first('saveMessageTemplate', once));
    expect(listed(await first('saveMessageTemplate', once))).toEqual(saved);
    // Whoever reads it in German finds German names.
    expect(saved).toMatchObject([{ name: 'Anreise', texts: [{ text: 'Bonjour {Vorname}' }] }]);
    expect(await first('saveMessageTemplate', template({ name: 'anreise' }))).toMatchObject({
      type: 'template-invalid',
    });
    expect(await first('saveMessageTemplate', template({ name: 'X', homes: [foreign] }))).toMatchObject({
      type: 'template-invalid',
    });
    const { templateID } = saved[0]!;
    const asSecond = { ...template(), templateID };
    expect(await call('saveMessageTemplate', asSecond, headers.second)).toMatchObject({ http: 404 });
    await call('removeMessageTemplate', { templateID }, headers.second);
    expect(listed(await first('getMessageTemplates'))).toHaveLength(1);
    expect(listed(await first('removeMessageTemplate', { templateID }))).toEqual([]);
    expect(
      await call(
        'setHomeAccess',
        { objectNumber: home, ...{ wifiName: '', wifiPassword: '', keyCode: '1' } },
        headers.second,
      ),
    ).toMatchObject({ http: 404 });
  });

  let house: number;
  beforeAll(async () => {
    house = await aHome(database, { landlord: 1, title: 'Haus mit Code' });
  });

  test('are sent once for each confirmed booking at their time, with its values, and are left out where wanted', async () => {
    const booked = await aBooking(house);
    const other = await aBooking(house);
    const saved = listed(await first('saveMessageTemplate', template()));
    expect(saved[0]!.missing).toContainEqual({
      // Several homes may have one title; the place tells them apart.
      ...{
        objectNumber: house,
        title: expect.stringMatching(/^Haus mit Code, ./) as unknown,
        placeholders: ['keyCode'],
      },
    });
    const { templateID } = saved[0]!;
    expect(await plannedFor(booked)).toEqual([]);
    const ready = threadOf(await call('getLandlordThread', booked.landlord)).answers[0]!;
    // How to get in is said of nothing that is not confirmed.
    expect(ready).toMatchObject({
      isTemplate: true,
      title: 'Anreise',
      text: 'Hallo Erika, Code {Schlüsselcode}.',
    });
    await confirm(booked);
    expect(await plannedFor(booked)).toMatchObject([{ state: 'blocked', missing: ['keyCode'] }]);
    const day = (await stayOf(booked)).start_date;
    expect(await sendOn(day)).toBe(0);
    expect(await sendOn(day)).toBe(0);
    // The landlord is told of it once.
    const told = await database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'messages.tell-held-back')
      .execute();
    const payload = { bookingId: booked.id, templateId: templateID };
    expect(told.filter((job) => (job.payload as typeof payload).bookingId === booked.id)).toEqual([
      { payload },
    ]);
    await first('setHomeAccess', { objectNumber: house, wifiName: '', wifiPassword: '', keyCode: '4711' });
    expect(await plannedFor(booked)).toMatchObject([{ state: 'planned', text: 'Hallo Erika, Code 4711.' }]);
    expect(await call('getPlannedMessages', { bookingId: booked.id }, headers.second)).toMatchObject({
      http: 404,
    });

    const skip = { bookingId: booked.id, templateID };
    await first('skipPlannedMessage', { ...skip, isSkipped: true });
    await first('skipPlannedMessage', { ...skip, isSkipped: true });
    expect(await plannedFor(booked)).toMatchObject([{ state: 'skipped' }]);
    expect(await sendOn(day)).toBe(0);
    await first('skipPlannedMessage', { ...skip, isSkipped: false });
    // Two nodes at once send one message.
    const sent = await Promise.all([sendOn(day), sendOn(day)]);
    expect(sent[0] + sent[1]).toBe(1);
    expect(await sendOn(day)).toBe(0);
    expect(await textsOf(booked)).toEqual(['Hallo Erika, Code 4711.']);
    expect(await plannedFor(booked)).toMatchObject([{ templateID, state: 'sent' }]);
    expect(await first('skipPlannedMessage', { ...skip, isSkipped: true })).toMatchObject({
      ...{ http: 409, type: 'message-sent' },
    });
    // The request beside it was declined with the confirmation.
    expect(await textsOf(other)).toEqual([]);
    // The mail follows as for any other message.
    const jobs = await database.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'messages.tell')
      .execute();
    expect(jobs.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ bookingId: booked.id, side: 'landlord' }),
    );
  });

  test('are not sent for a booking that was cancelled, and follow changed dates', async () => {
    const { db } = database;
    const booked = await aBooking(await aHome(database, { landlord: 1, title: 'Haus Zwei' }));
    await confirm(booked);
    const home2 = await db
      .selectFrom('bookings')
      .select(['object_number', 'start_date', 'end_date'])
      .where('id', '=', booked.id)
      .executeTakeFirstOrThrow();
    await first('setHomeAccess', {
      ...{ objectNumber: home2.object_number, wifiName: '', wifiPassword: '', keyCode: '1' },
    });
    const { addDays } = await import('../../../domain/stay.ts');
    const move = (by: number) =>
      db
        .updateTable('bookings')
        .set({ start_date: addDays(home2.start_date, by), end_date: addDays(home2.end_date, by) })
        .where('id', '=', booked.id)
        .execute();
    await move(20);
    expect(await sendOn(home2.start_date)).toBe(0);
    await db.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', booked.id).execute();
    expect(await sendOn(addDays(home2.start_date, 20))).toBe(0);
    await db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', booked.id).execute();
    expect(await sendOn(addDays(home2.start_date, 20))).toBe(1);
  });

  test('are sent although another one fails', async () => {
    const object = await aHome(database, { landlord: 1, title: 'Haus Drei' });
    const always = { timing: { kind: 'confirmed', days: 0, time: '' }, homes: [object] };
    const welcome = [{ language: 'de', text: 'Willkommen {Vorname}!' }];
    await first('saveMessageTemplate', template({ ...always, name: 'Unlesbar', texts: welcome }));
    await first('saveMessageTemplate', template({ ...always, name: 'Willkommen', texts: welcome }));
    await database.db
      .updateTable('message_templates')
      .set({ texts: 'null' })
      .where('name', '=', 'Unlesbar')
      .execute();
    const booked = await aBooking(object);
    await confirm(booked);
    await expect(sendOn((await stayOf(booked)).start_date)).rejects.toThrow(/Template \d+ failed/);
    expect(await textsOf(booked)).toEqual(['Willkommen Erika!']);
    await database.db.deleteFrom('message_templates').where('name', '=', 'Unlesbar').execute();
  });

  test('are previewed with the values of a booking', async () => {
    const preview = { textLanguage: 'de', homes: [house], text: '{home} {Vorname} {foo}' };
    expect((await first('previewMessageTemplate', preview)).data).toMatchObject({
      ...{ text: 'Haus mit Code Erika {foo}', unknown: ['foo'], missing: [] },
      booking: { guest: 'Erika Mustermann' },
    });
    expect((await call('previewMessageTemplate', preview, headers.second)).data).toMatchObject({
      booking: null,
    });
  });
});

test('who writes without an end is told to wait', async () => {
  const strict = await startSite(
    { ...database, close: () => Promise.resolve() },
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
  const { db } = database;
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
  const deps = { connection: database, attachments } as never;
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
