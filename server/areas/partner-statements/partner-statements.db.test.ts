import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { currentOperator, testOperator } from '../../../tests/builders/operator.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { AreaModule } from '../../http/area-module.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { PdfDocument } from '../documents/documents.ts';
import { createPartnerStatements } from './partner-statements.ts';

const clock = fixedClock('2027-03-10T10:00:00Z');
let database: TestDatabase;
let kit: BookingKit;
let module: AreaModule;
let made: PdfDocument[] = [];
/** Acts for the partner 7001. */
let agent: string;
let stranger: string;

beforeAll(async () => {
  database = await openTestDatabase();
  kit = createBookingKit(database, clock);
  const texts = createSiteTexts(testOperator);
  ({ module } = createPartnerStatements({
    connection: database,
    clock,
    operator: currentOperator,
    translate: (language, site) => texts.translate(language, site),
    findPersonName: () => Promise.resolve('Konrad Zahl'),
    documents: { pdf: (document) => Promise.resolve((made.push(document), Buffer.from('%PDF'))) },
  }));
  await aHome(database, { objectNumber: 501, seasons: [{ fromDate: '2027-01-01' }] });
  await database.db
    .insertInto('partners')
    .values({ id: 7001, tag_name: 'hafen', name: 'Hafen', commission_per_mille: 45 })
    .execute();
  agent = (await aSession(database, { roles: ['partner'] })).uid;
  stranger = (await aSession(database, { roles: ['partner'] })).uid;
  await database.db
    .insertInto('account_businesses')
    .values({ uid: agent, kind: 'partner', subject: 7001 })
    .execute();
  // Each costs 700 euros; the last one ends after today.
  await aStay('2027-05-01', { state: 'confirmed', end: '2027-02-13' });
  await aStay('2027-05-15', { state: 'confirmed', end: '2027-02-27' });
  await aStay('2027-05-29', { state: 'cancelled', end: '2027-02-27' });
  await aStay('2027-06-12', { state: 'confirmed', end: '2027-03-06' });
  await aStay('2027-06-26', { state: 'confirmed', end: '2027-03-20' });
});
afterAll(async () => {
  kit.remove();
  await database.close();
});

async function aStay(startDate: string, { state, end }: { state: string; end: string }): Promise<void> {
  const endDate = new Date(Date.parse(startDate) + 7 * 86_400_000).toISOString().slice(0, 10);
  const booked = await kit.create(
    bookingInput(501, { startDate, endDate, partner: '7001', subId: 'spring' }),
  );
  if (!booked.ok) throw new Error(JSON.stringify(booked));
  await database.db
    .updateTable('bookings')
    .set({ state, start_date: '2027-02-01', end_date: end })
    .where('id', '=', booked.data.bookingID)
    .execute();
}

const as = (uid: string): LoggedIn => ({ uid, token: null as never, permissions: new Set() });
const list = async (uid: string): Promise<unknown> => {
  const { handle, endpoint } = module.endpoints!['listPartnerStatements']!;
  return handle(endpoint.request.parse({ partnerID: 7001 }), aCall({ user: as(uid) }));
};

test('months count the stays that ended in them, and tell whether more can come', async () => {
  expect(await list(agent)).toEqual({
    ok: true,
    data: {
      statements: [
        {
          month: '2027-03',
          stays: 1,
          commission: 31.5,
          isFinal: false,
          paidOn: null,
          href: '/documents/partner/7001/2027-03.pdf',
        },
        {
          month: '2027-02',
          stays: 2,
          commission: 63,
          isFinal: true,
          paidOn: null,
          href: '/documents/partner/7001/2027-02.pdf',
        },
      ],
    },
  });
  expect(await list(stranger)).toMatchObject({ ok: false, type: 'partner-not-found' });
});

test('accounting notes what was transferred, the partner sees it, and a note can be taken back', async () => {
  const note = async (month: string, paidOn: string | null) => {
    const { handle, endpoint } = module.endpoints!['notePartnerPayment']!;
    return handle(endpoint.request.parse({ partnerID: 7001, month, paidOn }), aCall({ user: as(stranger) }));
  };
  const seen = async () => {
    const { data } = (await list(agent)) as {
      data: { statements: { month: string; paidOn: string | null }[] };
    };
    return data.statements.map(({ month, paidOn }) => `${month} ${String(paidOn)}`);
  };
  // A month that is not over, and one without stays.
  for (const month of ['2027-03', '2027-01'])
    expect(await note(month, '2027-03-05')).toMatchObject({ type: 'commission-missing' });
  for (const _press of [1, 2])
    expect(await note('2027-02', '2027-03-05')).toMatchObject({
      data: { months: [{ month: '2027-02', commission: 63, paidOn: '2027-03-05', notedBy: 'Konrad Zahl' }] },
    });
  expect(await seen()).toEqual(['2027-03 null', '2027-02 2027-03-05']);
  await note('2027-02', null);
  expect(await seen()).toEqual(['2027-03 null', '2027-02 null']);
  const acts = await database.db
    .selectFrom('partner_payment_acts')
    .select('paid_on')
    .orderBy('act_id')
    .execute();
  expect(acts.map(({ paid_on }) => paid_on)).toEqual(['2027-03-05', null]);
});

test('the document of a month opens for whoever acts for the partner, and for nobody else', async () => {
  let uid: string | null = agent;
  const app = fastify();
  registerRawRoutes(app, module.routes ?? [], {
    publicOrigin: 'https://www.feriola.test',
    readSession: (() => Promise.resolve(uid === null ? null : { user: as(uid) })) as never,
  });
  const get = (path: string) => app.inject(`/documents/partner/${path}`);
  made = [];
  const found = await get('7001/2027-02.pdf?language=en');
  expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'no-store']);
  const words = JSON.stringify(made);
  for (const part of ['Commission for February 2027', 'Hafen', '4.5% of €700.00', '€63.00', 'Link: spring'])
    expect(words, part).toContain(part);
  for (const path of ['7001/2027-01.pdf', '7001/2027-13.pdf', '7002/2027-02.pdf', 'x/2027-02.pdf'])
    expect((await get(path)).statusCode, path).toBe(404);
  for (const other of [stranger, null]) {
    uid = other;
    expect((await get('7001/2027-02.pdf')).statusCode).toBe(404);
  }
  await app.close();
});
