import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../../tests/builders/booking.ts';
import { aHome } from '../../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/harness/databases.ts';
import { registerRawRoutes } from '../../../http/raw-routes.ts';
import { fixedClock } from '../../../platform/clock.ts';
import { euros } from '../../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insertInto('partners')
    .values({
      id: 7001,
      tag_name: 'hafen-reisen',
      name: 'Hafen Reisen',
      host: 'reisen.hafen.example',
      phone: '+49 30 23125 701',
      allow_midoco_usage: true,
      paxlounge_nr: '4711',
    })
    .execute();
  kit = createBookingKit(database, clock);
  app = Fastify();
  await app.register(fastifyCookie);
  registerRawRoutes(app, kit.area.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  kit.remove();
  await database.close();
});

async function hrefsOf(fields: Parameters<typeof bookingInput>[1] = {}) {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }], title: 'Haus Düne' });
  const reply = await kit.create(bookingInput(home, fields));
  if (!reply.ok) throw new Error(reply.type);
  const { bookingID, bookingHash } = reply.data;
  const booking = await kit.get({ bookingID, bookingHash });
  if (!booking.ok) throw new Error(booking.type);
  const base = `/documents/booking/${bookingID}/${bookingHash}`;
  return { bookingID, bookingHash, base, documents: booking.data.documents.map(({ href }) => href) };
}

test.each(languages)('a booking in %s has its confirmation and calendar entry', async (language) => {
  const { customer } = bookingInput(1);
  const typed = { ...customer, firstName: 'Łucja', city: 'Łódź 東京' };
  const { documents, bookingID, bookingHash } = await hrefsOf({ language, customer: typed });
  const own = `/documents/booking/${bookingID}`;
  expect(documents).toEqual([`${own}/confirmation.pdf`, `${own}/calendar.ics`]);
  const cookies = { [`booking-${bookingID}`]: bookingHash };
  const [pdf, calendar] = await Promise.all(documents.map((url) => app.inject({ url, cookies })));
  expect(calendar!.headers['content-type']).toContain('text/calendar');
  expect(pdf!.statusCode).toBe(200);
  expect(pdf!.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(pdf!.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // One page of text with the embedded cuts, not an empty page.
  expect(pdf!.rawPayload.length).toBeGreaterThan(10_000);
  expect(pdf!.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('documents and mails of a booking on a partner’s pages carry that partner’s name', async () => {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  const { customer } = bookingInput(1);
  const reply = await kit.createAt(
    'reisen.hafen.example',
    bookingInput(home, { agencyReference: 'V-1', customer: { ...customer, email: 'erika@example.net' } }),
  );
  if (!reply.ok) throw new Error(reply.type);
  const { bookingID, bookingHash, bookingDisplayNumber } = reply.data;
  const base = `/documents/booking/${bookingID}/${bookingHash}`;
  const calendar = await app.inject(`${base}.ics`);
  expect(calendar.headers['content-disposition']).toContain(`hafen-reisen-${bookingDisplayNumber}.ics`);
  expect(calendar.body).toContain('X-WR-CALNAME:Hafen Reisen');
  const pdf = (await app.inject(`${base}.pdf`)).rawPayload.toString('latin1');
  expect(pdf.includes('(Hafen Reisen)')).toBe(true);
  expect(pdf.includes('(Feriola)')).toBe(false);
  await kit.worker.runDue();
  const mailTo = (recipient: string): string =>
    readFileSync(join(kit.outbox, `booking-${bookingID}-booked-${recipient}.eml`), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('Feriola GmbH', '');
  expect(mailTo('guest')).toContain('From: Hafen Reisen <');
  expect(mailTo('guest')).toContain('https://reisen.hafen.example/');
  expect(mailTo('guest')).not.toContain('Feriola');
  // The landlord works with the house.
  expect(mailTo('landlord')).toContain('From: Feriola <');
  expect(mailTo('landlord')).toContain('https://www.feriola.test/');
});

test('the calendar entry covers arrival to departure as whole days', async () => {
  const { base } = await hrefsOf();
  const { body, headers } = await app.inject(`${base}.ics`);
  expect(headers['content-type']).toContain('text/calendar');
  expect(body).toContain('DTSTART;VALUE=DATE:20270703');
  // RFC 5545: the end of whole days is the day after the last one.
  expect(body).toContain('DTEND;VALUE=DATE:20270711');
  expect(body).toContain('Haus Düne');
});

test('after a change both documents show the new stay, and calendars take it for the same entry', async () => {
  const { base, bookingID, bookingHash } = await hrefsOf();
  const linesOf = async (): Promise<Record<string, string>> => {
    const { body } = await app.inject(`${base}.ics`);
    return Object.fromEntries(
      body.split('\r\n').map((line): [string, string] => {
        const [name = '', ...value] = line.split(':');
        return [name, value.join(':')];
      }),
    );
  };
  const before = await linesOf();
  const pdfBefore = (await app.inject(`${base}.pdf`)).rawPayload;
  const asked = await kit.change({
    bookingID,
    bookingHash,
    startDate: '2027-07-05',
    endDate: '2027-07-14',
    persons: 2,
    dryRun: false,
    expectedPrice: euros(900),
    idempotencyKey: 'change-of-documents',
  });
  if (!asked.ok) throw new Error(asked.type);
  expect(await linesOf()).toEqual(before);
  clock.set('2027-03-01T10:05:00Z');
  await kit.landlordSetChange({
    bookingId: bookingID,
    bookingHash: await kit.landlordHash(bookingID),
    changeId: asked.data.change!.changeID,
    action: 'accept',
  });
  const after = await linesOf();
  expect(after).toMatchObject({
    UID: before['UID'],
    'DTSTART;VALUE=DATE': '20270705',
    'DTEND;VALUE=DATE': '20270715',
  });
  expect(before['UID']).toContain(String(bookingID));
  expect(Number(after['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']));
  expect((await app.inject(`${base}.pdf`)).rawPayload.equals(pdfBefore)).toBe(false);
  clock.set('2027-03-01T10:00:00Z');
});

test('where the house stands and how one gets in is told once the landlord has confirmed, and not before', async () => {
  const { base, bookingID, bookingHash } = await hrefsOf();
  const address = { street: 'Seeweg 12', zip: '23743', city: 'Grömitz' };
  await database.db
    .updateTable('homes')
    .set({
      address: JSON.stringify(address),
      arrival_info: JSON.stringify({ de: 'Schlüssel nebenan', en: 'Key next door' }),
    })
    .execute();
  const way = async (): Promise<unknown> => {
    const reply = await kit.get({ bookingID, bookingHash });
    if (!reply.ok) return reply.type;
    const { position, address: told, arrivalInfo } = reply.data;
    return { position, address: told, arrivalInfo };
  };
  expect((await app.inject(`${base}.ics`)).body).not.toMatch(/GEO:|Seeweg/);
  expect(await way()).toEqual({ position: null, address: null, arrivalInfo: null });
  const landlordHash = await kit.landlordHash(bookingID);
  await kit.landlordSet({ bookingId: bookingID, bookingHash: landlordHash, action: 'confirm' });
  const { lat, lon } = await database.db
    .selectFrom('homes')
    .innerJoin('bookings', 'bookings.object_number', 'homes.object_number')
    .select(['lat', 'lon'])
    .where('bookings.id', '=', bookingID)
    .executeTakeFirstOrThrow();
  expect((await app.inject(`${base}.ics`)).body).toContain(`GEO:${lat};${lon}`);
  expect((await app.inject(`${base}.ics`)).body).toContain('Seeweg 12');
  expect(await kit.get({ bookingID, bookingHash })).toMatchObject({
    data: { transfer: { iban: expect.stringMatching(/^DE/) as string } },
  });
  expect(await way()).toEqual({
    position: { lat, lon, withinMetres: null },
    address,
    arrivalInfo: 'Schlüssel nebenan',
  });

  // A position that a feed has blurred must not lead to a wrong door.
  await database.db.updateTable('homes').set({ position_within_m: 150 }).execute();
  expect((await app.inject(`${base}.ics`)).body).not.toContain('GEO:');
  expect(await way()).toMatchObject({ position: { lat, lon, withinMetres: 150 } });
});

test('the rules of the house are told from the beginning, in words of a language that the guest reads', async () => {
  const { bookingID, bookingHash } = await hrefsOf();
  const quiet = { from: '22:00', until: '07:00' };
  await database.db
    .updateTable('homes')
    .set({ house_rules: JSON.stringify({ parties: false, quiet }) })
    .execute();
  await database.db
    .updateTable('home_texts')
    .set({ house_rules: 'Bitte Schuhe aus.' })
    .where('language', '=', 'de')
    .execute();
  const { language } = await database.db
    .selectFrom('bookings')
    .select('language')
    .where('id', '=', bookingID)
    .executeTakeFirstOrThrow();
  expect(language).toBe('de');
  expect(await kit.get({ bookingID, bookingHash })).toMatchObject({
    data: {
      houseRules: { parties: false, quiet },
      ownRules: { language: 'de', text: 'Bitte Schuhe aus.' },
    },
  });
});

test('addresses that name the secret, as they were given out before, still open', async () => {
  const { base } = await hrefsOf();
  expect((await app.inject(`${base}.pdf`)).statusCode).toBe(200);
  expect((await app.inject(`${base}.ics`)).statusCode).toBe(200);
});

test('the session of another booking opens no document', async () => {
  const { documents, bookingID, bookingHash } = await hrefsOf();
  const other = await hrefsOf();
  for (const cookies of [
    {},
    { [`booking-${other.bookingID}`]: other.bookingHash },
    { [`booking-${bookingID}`]: other.bookingHash },
    { [`booking-${other.bookingID}`]: bookingHash },
    { [`landlord-booking-${bookingID}`]: bookingHash },
    { [`booking-${bookingID}`]: await kit.landlordHash(bookingID) },
  ]) {
    expect((await app.inject({ url: documents[0]!, cookies })).statusCode).toBe(404);
  }
});

test('who follows a link of a page whose session has ended comes to the page that offers a new one', async () => {
  const { documents, bookingID } = await hrefsOf();
  const headers = { 'sec-fetch-mode': 'navigate' };
  for (const url of [...documents, '/documents/booking/99999999/confirmation.pdf']) {
    const reply = await app.inject({ url: `${url}?language=fr`, headers });
    expect(reply.statusCode).toBe(303);
    const id = url.includes('99999999') ? 99999999 : bookingID;
    expect(reply.headers.location).toBe(`/fr/ma-reservation/?bookingID=${id}`);
  }
  const odd = await app.inject({ url: `${documents[0]!}?language=//evil.example`, headers });
  expect(odd.headers.location).toBe(`/meine-buchung/?bookingID=${bookingID}`);
});

test('a wrong secret, another booking, another kind and what binds nobody are 404', async () => {
  const { base, bookingID, bookingHash } = await hrefsOf();
  const other = await hrefsOf();
  const option = await hrefsOf({ bookingMethod: 'option' });
  expect(option.documents).toEqual([]);
  for (const path of [
    `/documents/booking/${bookingID}/${other.bookingHash}.pdf`,
    `/documents/booking/${bookingID}/${await kit.landlordHash(bookingID)}.pdf`,
    `/documents/booking/99999999/${bookingHash}.ics`,
    `/documents/booking/x/${bookingHash}.ics`,
    `${base}.html`,
    `${option.base}.pdf`,
  ]) {
    const reply = await app.inject(path);
    expect([path, reply.statusCode]).toEqual([path, 404]);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});
