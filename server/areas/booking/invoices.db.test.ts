import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { fixedClock } from '../../platform/clock.ts';
import { lockMoney, post } from '../ledger/ledger.ts';
import { findInvoices, invoiceName, type Invoice } from './money/invoice-store.ts';
import { taxedLines } from '../../../domain/taxed-lines.ts';
import { cents } from '../../../domain/cents.ts';
import { euros, negate, type Cents } from '../../../domain/money.ts';

const clock = fixedClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
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

async function booked(fields: Parameters<typeof bookingInput>[1] = {}) {
  const home = await aHome(database, {
    seasons: [{ fromDate: '2027-01-01' }],
    title: 'Haus Düne',
    columns: { cancellation: JSON.stringify([{ daysBefore: 30, percent: 50 }]) },
  });
  const reply = await kit.create(bookingInput(home, fields));
  if (!reply.ok) throw new Error(`${reply.type} ${JSON.stringify(reply.data)}`);
  const { bookingID, bookingHash } = reply.data;
  return { home, bookingID, bookingHash };
}

/** A stay so soon that it is paid in one sum. */
const soon = { startDate: '2027-04-03', endDate: '2027-04-10' };

const paid = (bookingId: number, amount: Cents) =>
  database.transaction(async (tx) => {
    await lockMoney(tx, bookingId);
    await post(tx, {
      ...{ cause: 'transfer', key: `paid-${bookingId}`, bookingId, at: clock.now() },
      entries: [
        { account: 'bank', amount, subject: 'transfer/1' },
        { account: 'guestReceivable', amount: negate(amount), subject: 'transfer/1' },
      ],
    });
  });

async function answered(bookingID: number, action: 'confirm' | 'decline'): Promise<void> {
  const bookingHash = await kit.landlordHash(bookingID);
  expect(await kit.landlordSet({ bookingId: bookingID, bookingHash, action })).toMatchObject({ ok: true });
}

const invoicesOf = (bookingID: number): Promise<Invoice[]> => findInvoices(database.db, bookingID);
/** The stream of a document that holds these words. */
function attachedTo(pdf: Buffer, words: string): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    try {
      return [inflateSync(pdf.subarray(index + mark.length)).toString('utf8')];
    } catch {
      return [];
    }
  });
  return streams.find((stream) => stream.includes(words)) ?? '';
}
const told = ({ kind, total_cents, occasion }: Invoice): string =>
  `${kind} ${total_cents} ${occasion.replace(/\d+/, 'n')}`;

test('the confirmation issues the invoice, once, and the page of the booking offers it for download', async () => {
  const { bookingID, bookingHash } = await booked({ language: 'fr' });
  expect(await invoicesOf(bookingID)).toEqual([]);
  await answered(bookingID, 'confirm');
  await answered(bookingID, 'confirm');
  const invoices = await invoicesOf(bookingID);
  expect(invoices.map(told)).toEqual(['stay 70000 confirmed']);
  const [invoice] = invoices as [Invoice];
  expect(invoice).toMatchObject({ series: 'RE2027', issued_on: '2027-03-01', language: 'fr' });
  expect(invoice.facts.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice.total_cents);

  const page = await kit.get({ bookingID, bookingHash });
  if (!page.ok) throw new Error(page.type);
  const { href } = page.data.documents.find(({ kind }) => kind === 'invoice')!;
  expect(href).toContain(invoiceName(invoice));
  expect(href).not.toContain(bookingHash);
  const cookies = { [`booking-${bookingID}`]: bookingHash };
  const pdf = await app.inject({ url: href, cookies });
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.headers['cache-control']).toBe('no-store');
  const other = await booked();
  await answered(other.bookingID, 'confirm');
  const foreign = href.replace(/RE2027-\d+/, invoiceName((await invoicesOf(other.bookingID))[0]!));
  expect((await app.inject({ url: foreign, cookies })).statusCode).toBe(404);
  expect((await app.inject(href)).statusCode).toBe(404);
});

test.each([
  [
    16_760,
    [
      ['paid', 16_760, null],
      ['full', 53_240, null],
    ],
    '53240',
  ],
  [70_000, [['full', 70_000, '2027-03-01']], null],
] as const)(
  'of what was paid before, %i cents, the invoice asks for nothing',
  async (amount, parts, asked) => {
    const { bookingID } = await booked(soon);
    await paid(bookingID, cents(amount));
    await answered(bookingID, 'confirm');
    const [invoice] = (await invoicesOf(bookingID)) as [Invoice];
    const { payments, transfer, codes, paid: paidBefore } = invoice.facts;
    expect(payments.map(({ kind, amount, paidOn }) => [kind, amount, paidOn])).toEqual(parts);
    expect([invoice.total_cents, paidBefore, transfer === null]).toEqual([70_000, amount, asked === null]);
    expect(codes.map(({ part }) => String(part.amount))).toEqual(asked === null ? [] : [asked]);
  },
);

test('an invoice opened later asks for what is still open, by then, and for nothing once all is paid', async () => {
  const { bookingID, bookingHash } = await booked(soon);
  await answered(bookingID, 'confirm');
  const name = invoiceName((await invoicesOf(bookingID))[0]!);
  const opened = async (): Promise<string> => {
    const url = `/documents/booking/${bookingID}/${name}.pdf`;
    const { rawPayload } = await app.inject({ url, cookies: { [`booking-${bookingID}`]: bookingHash } });
    return attachedTo(rawPayload, 'rsm:CrossIndustryInvoice');
  };
  expect(await opened()).toContain('<ram:DuePayableAmount>700.00</ram:DuePayableAmount>');
  await paid(bookingID, cents(70_000));
  expect(await opened()).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
});

test('a landlord with a VAT number bills the tax of the home’s country, and a later number changes no invoice', async () => {
  const setVatId = (vatId: string | null): Promise<unknown> =>
    database.db.updateTable('landlords').set({ vat_id: vatId }).where('id', '=', 1).execute();
  await setVatId('DE123456789');
  const { bookingID, bookingHash } = await booked();
  await answered(bookingID, 'confirm');
  await setVatId('DE999999999');
  const [invoice] = (await invoicesOf(bookingID)) as [Invoice];
  await setVatId(null);
  expect(invoice.facts.seller).toMatchObject({ country: 'de', vatId: 'DE123456789' });
  // 700 with 7 % in it, computed by hand.
  expect(taxedLines(invoice.facts.lines).groups).toEqual([
    { category: 'S', percent: 7, net: 65_421, tax: 4_579, reasons: [] },
  ]);
  const page = await kit.get({ bookingID, bookingHash });
  if (!page.ok) throw new Error(page.type);
  const { href: url } = page.data.documents.find(({ kind }) => kind === 'invoice')!;
  const pdf = await app.inject({ url, cookies: { [`booking-${bookingID}`]: bookingHash } });
  const raw = pdf.rawPayload.toString('latin1');
  expect(raw).toContain('/AFRelationship /Alternative');
  expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
  const xml = attachedTo(pdf.rawPayload, 'rsm:CrossIndustryInvoice');
  expect(xml).toContain(invoiceName(invoice));
  expect(xml).toContain('<ram:CalculatedAmount>45.79</ram:CalculatedAmount>');
});

test('the mail about the confirmation brings invoice and codes for the banking app along', async () => {
  const { bookingID } = await booked();
  await answered(bookingID, 'confirm');
  await kit.worker.runDue();
  const mail = (recipient: string): string =>
    readFileSync(join(kit.outbox, `booking-${bookingID}-confirmed-${recipient}.eml`), 'utf8');
  const name = invoiceName((await invoicesOf(bookingID))[0]!);
  expect(mail('guest')).toContain(`filename=feriola-${name}.pdf`);
  expect(mail('guest')).toContain('Content-ID: <girocode-downPayment>');
  expect(mail('guest')).toContain('Content-ID: <girocode-balance>');
  expect(mail('landlord')).not.toMatch(/application\/pdf|girocode/);
});

test('a change takes the invoice back and bills the new stay; the cancellation takes that back and bills its fee', async () => {
  const { bookingID, bookingHash } = await booked();
  await answered(bookingID, 'confirm');
  const asked = await kit.change({
    bookingID,
    bookingHash,
    startDate: '2027-07-05',
    endDate: '2027-07-14',
    persons: 2,
    dryRun: false,
    expectedPrice: euros(900),
    idempotencyKey: `change-of-invoice-${bookingID}`,
  });
  if (!asked.ok) throw new Error(asked.type);
  await kit.landlordSetChange({
    bookingId: bookingID,
    bookingHash: await kit.landlordHash(bookingID),
    changeId: asked.data.change!.changeID,
    action: 'accept',
  });
  const changed = ['stay 70000 confirmed', 'cancellation -70000 change-n', 'stay 90000 change-n'];
  expect((await invoicesOf(bookingID)).map(told)).toEqual(changed);
  clock.set('2027-07-04T10:00:00Z');
  const cancelled = await kit.cancel({ bookingID, bookingHash, dryRun: false });
  clock.set('2027-03-01T10:00:00Z');
  if (!cancelled.ok) throw new Error(cancelled.type);
  const fee = Math.round(cancelled.data.fee * 100);
  expect(fee).toBeGreaterThan(0);
  const all = await invoicesOf(bookingID);
  expect(all.map(told)).toEqual([...changed, 'cancellation -90000 cancelled', `fee ${fee} cancelled`]);
  // The sum of the invoices is the cost of the cancellation.
  expect(all.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(fee);
  const page = await kit.get({ bookingID, bookingHash });
  if (!page.ok) throw new Error(page.type);
  const cookies = { [`booking-${bookingID}`]: bookingHash };
  expect(page.data.documents).toHaveLength(5);
  for (const { href: url } of page.data.documents) {
    expect((await app.inject({ url, cookies })).statusCode).toBe(200);
  }
});

test('what never bound both sides is not billed, and a free cancellation costs nothing', async () => {
  const declined = await booked();
  await answered(declined.bookingID, 'decline');
  expect(await invoicesOf(declined.bookingID)).toEqual([]);
  const free = await booked({ startDate: '2027-11-06', endDate: '2027-11-13' });
  const { bookingID, bookingHash } = free;
  expect(await kit.cancel({ bookingID, bookingHash, dryRun: false })).toMatchObject({ ok: true });
  expect(await invoicesOf(free.bookingID)).toEqual([]);
});

test('numbers have no gaps, whatever is undone, and an invoice is neither changed nor deleted', async () => {
  const { bookingID } = await booked();
  const failed = new Error('undone');
  await answered(bookingID, 'confirm');
  const before = (await invoicesOf(bookingID)).at(-1)!.number;
  const undone = database.db.transaction().execute(async (tx) => {
    await sql`update number_series set last_number = last_number + 1 where series = 'RE2027'`.execute(tx);
    throw failed;
  });
  await expect(undone).rejects.toBe(failed);
  const next = await booked();
  await answered(next.bookingID, 'confirm');
  expect((await invoicesOf(next.bookingID))[0]!.number).toBe(before + 1);
  const { rows } = await sql<{ number: number }>`
    select number from invoices where series = 'RE2027' order by number`.execute(database.db);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));

  await expect(sql`update invoices set total_cents = 1`.execute(database.db)).rejects.toThrow(/neither/);
  await expect(sql`delete from invoices`.execute(database.db)).rejects.toThrow(/neither/);
  const gap = sql`insert into invoices
      (series, number, kind, booking_id, occasion, issued_on, language, total_cents, facts)
    values ('RE2027', 9999, 'fee', ${bookingID}, 'gap', '2027-03-01', 'de', 1, '{}')`;
  await expect(gap.execute(database.db)).rejects.toThrow(/missing/);
});
