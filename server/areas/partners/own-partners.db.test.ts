import { currentOperator } from '../../../tests/builders/operator.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { testSubId } from '../../../domain/partner-tests.ts';
import type { PartnerTest } from '../../../contract/partners/partner-test.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { OfficePartner } from '../../../contract/partners/office-partner.ts';
import type { PartnerReport } from '../../../contract/partners/get-partner-report.ts';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { bookingInput, createBookingKit, type BookingKit } from '../../../tests/builders/booking.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { checkColour } from '../../../domain/brand-colours.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createLocalFileStore, type FileStore } from '../../platform/file-store.ts';
import { createLog } from '../../platform/log.ts';
import { createReadModels } from '../../platform/read-models.ts';
import { createPartnerVisits, toldApartMax } from './partner-visits.ts';
import { createPartners } from './partners.ts';

const clock = fixedClock('2027-03-01T10:00:00+01:00');
let database: TestDatabase;
let folder: string;
let files: FileStore;
let kit: BookingKit;
let area: ReturnType<typeof createPartners>;
let agent: LoggedIn;
let blogger: LoggedIn;
const office: LoggedIn = { uid: '', token: null as never, permissions: new Set() };

const words = {
  partnerName: 'Reisebüro am Hafen',
  partnerPhone: '+49 30 123456',
  partnerEmail: 'post@hafen.example',
  siteUrl: 'https://hafen.example/',
  hideInsurances: 'N',
  hideNewsletter: 'N',
  hideBonus: 'Y',
} as const;

async function call<Data>(
  name: string,
  user: LoggedIn,
  input: object = {},
): Promise<{ ok: boolean; type?: string; data: Data }> {
  const bound = area.module.endpoints![name]!;
  return (await bound.handle(bound.endpoint.request.parse(input), aCall({ user }))) as never;
}

async function aPerson(...subjects: number[]): Promise<LoggedIn> {
  const { uid } = await aSession(database, { roles: ['partner'] });
  for (const subject of subjects) {
    await database.db.insertInto('account_businesses').values({ uid, kind: 'partner', subject }).execute();
  }
  return { ...office, uid };
}

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'partners-'));
  files = createLocalFileStore(folder);
  kit = createBookingKit(database, clock);
  area = createPartners({
    operator: currentOperator,
    files,
    secret: 'a key for tests',
    connection: database,
    readModels: createReadModels({ connection: database }),
    clock,
    log: createLog('silent'),
    publicUrl: 'https://www.feriola.test',
    affiliateTargets: [],
    translate: createSiteTexts().translate,
    routes: siteRoutes('add'),
    findPersonName: (uid) => Promise.resolve(`name of ${uid}`),
  });
  await aHome(database, { objectNumber: 501 });
  await database.db
    .insertInto('partners')
    .values([
      { id: 7001, tag_name: 'hafen', name: 'Hafen', url: 'https://hafen.example', commission_per_mille: 40 },
      { id: 7002, tag_name: 'blog', name: 'Blog', ignore_url: true },
      { id: 7003, tag_name: 'west', name: 'Hafen West', parent: 7001 },
    ])
    .execute();
  await database.db.insertInto('traffic_sources').values({ pid: 10, description: 'x' }).execute();
  agent = await aPerson(7001);
  blogger = await aPerson(7002);
  office.uid = (await aSession(database, { roles: ['office'] })).uid;
});
afterAll(async () => {
  kit.remove();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('somebody sees their partners and the branches of these, and changes their own alone', async () => {
  const { data } = await call<{ partners: OwnPartner[] }>('getOwnPartners', agent);
  expect(data.partners.map(({ partnerID, isBranch }) => [partnerID, isBranch])).toEqual([
    [7001, false],
    [7003, true],
  ]);
  expect(data.partners[0]).toMatchObject({ commissionPercent: 4, origin: 'https://www.feriola.test' });
  expect(await call('setOwnPartner', agent, { partnerID: 7001, ...words })).toMatchObject({
    ok: true,
    data: { partnerName: 'Reisebüro am Hafen', hideBonus: 'Y', partnerUrl: 'https://hafen.example/' },
  });
  for (const [who, partnerID] of [
    [agent, 7002],
    [agent, 7003],
    [agent, 9999],
    [blogger, 7001],
  ] as const) {
    expect(await call('setOwnPartner', who, { partnerID, ...words })).toMatchObject({
      type: 'partner-not-found',
    });
  }
  expect((await area.findByPid('7001')).partner).toMatchObject({ partnerPhone: '+49 30 123456' });
});

test('what is wrong is named, and a foreign partner’s fields are not even looked at', async () => {
  const wrong = { ...words, partnerEmail: 'nobody', siteUrl: 'javascript:alert(1)' };
  expect(await call('setOwnPartner', agent, { partnerID: 7001, ...wrong })).toEqual({
    ok: false,
    type: 'partner-invalid',
    data: { fields: ['partnerEmail', 'siteUrl'] },
  });
  expect(await call('setOwnPartner', blogger, { partnerID: 7001, ...wrong })).toMatchObject({
    type: 'partner-not-found',
  });
});

test('another site is no target of hops until the office says so, and all of it is written down', async () => {
  expect(await area.target('https://hafen.example/x')).not.toBeNull();
  const moved = { partnerID: 7001, ...words, siteUrl: 'https://elsewhere.example/' };
  expect(await call('setOwnPartner', agent, moved)).toMatchObject({
    data: { ignorePartnerUrl: 'Y', partnerUrl: '', siteUrl: 'https://elsewhere.example/' },
  });
  expect(await area.target('https://elsewhere.example/')).toBeNull();
  const terms = { commissionPercent: 5.5, isSiteApproved: true, allowMidocoUsage: true };
  const set = (host: string, partnerID = 7001) =>
    call<{ acts: { kind: string; by: string; fields: string[] }[] }>('setPartnerTerms', office, {
      partnerID,
      ...terms,
      host,
    });
  expect(await set('www.feriola.test')).toMatchObject({ type: 'host-invalid' });
  const { data } = await set('Ferien.Hafen.example');
  expect(data).toMatchObject({ host: 'ferien.hafen.example', commissionPercent: 5.5 });
  expect(await set('ferien.hafen.example', 7002)).toMatchObject({ type: 'host-invalid' });
  expect(data.acts[0]).toMatchObject({ kind: 'terms', by: `name of ${office.uid}` });
  expect(data.acts[0]!.fields.sort()).toEqual([
    'allowMidocoUsage',
    'commissionPercent',
    'host',
    'isSiteApproved',
  ]);
  expect(data.acts[1]).toMatchObject({ kind: 'changed', fields: ['siteUrl', 'isSiteApproved'] });
  expect(await area.target('https://elsewhere.example/')).not.toBeNull();
  expect(await area.findByHost('ferien.hafen.example')).toMatchObject({ partnerID: 7001 });
  expect(await set('', 4711)).toMatchObject({ type: 'partner-not-found' });
});

const report = (user: LoggedIn, fields: object = {}) =>
  call<PartnerReport>('getPartnerReport', user, {
    partnerID: 7001,
    from: '2027-02-01',
    until: '2027-03-31',
    by: 'subId',
    ...fields,
  });

const house = { main: '#0f4c4a', accent: '#c8421b' };
const look = (user: LoggedIn, logoUrl: string, colours: object | null = null, partnerID = 7001) =>
  call<OwnPartner>('setPartnerLook', user, { partnerID, logoUrl, colours });
const sent = (bytes: string, partnerId = 7001) =>
  area.keepLogo(partnerId, { bytes: Buffer.from(bytes), width: 300, height: 100 });

test('a partner draws its pages with its own logo, which lies where it is looked for', async () => {
  const { url } = await sent('one');
  expect((await area.findByPid('7001')).partner?.logo).toBeNull();
  expect(await look(agent, url, house)).toMatchObject({ ok: true, data: { colours: house } });
  const logo = { url, width: 300, height: 100 };
  expect(await area.findByHost('ferien.hafen.example')).toMatchObject({ logo, colours: house });
  const app = fastify();
  registerRawRoutes(app, area.module.routes ?? [], { publicOrigin: 'https://www.feriola.test' });
  const found = await app.inject(url);
  expect([found.statusCode, found.body, found.headers['content-type']]).toEqual([200, 'one', 'image/webp']);
  expect(found.headers['cache-control']).toContain('immutable');
  for (const other of ['/partner-logos/..%2Fone.webp', url.replace('300x', '299x'), '/partner-logos/x']) {
    expect((await app.inject(other)).statusCode).toBe(404);
  }
  await app.close();
  const { data } = await call<{ partners: OfficePartner[] }>('findPartners', office);
  const seen = data.partners.find(({ partnerID }) => partnerID === 7001)!;
  expect(seen.logo).toEqual(logo);
  expect(seen.acts[0]?.fields.toSorted()).toEqual(['accentColour', 'logo', 'mainColour']);
});

test('nobody takes the logo of another partner, nor sends one for it', async () => {
  const { url } = await sent('two');
  expect(await look(blogger, url, null, 7002)).toMatchObject({ type: 'logo-not-found' });
  expect(await look(blogger, url)).toMatchObject({ type: 'partner-not-found' });
  expect(await look(agent, url, null, 7003)).toMatchObject({ type: 'partner-not-found' });
  expect(await look(agent, 'https://elsewhere.example/a.webp')).toMatchObject({ type: 'logo-not-found' });
  expect(await call('beginPartnerLogo', agent, { partnerID: 7001 })).toMatchObject({ ok: true });
  for (const [who, partnerID] of [
    [blogger, 7001],
    [agent, 7003],
  ] as const) {
    expect(await call('beginPartnerLogo', who, { partnerID })).toMatchObject({ type: 'partner-not-found' });
  }
});

test('colours in which something could not be seen are refused, with those that could be taken', async () => {
  const wrong = { main: '#7b7b7b', accent: '#ffe600' };
  const refused = await look(agent, '', wrong);
  expect(refused).toEqual({
    ok: false,
    type: 'colours-invalid',
    data: {
      colours: [
        { name: 'main', nearest: checkColour('main', wrong.main).nearest },
        { name: 'accent', nearest: checkColour('accent', wrong.accent).nearest },
      ],
    },
  });
  const { colours } = refused.data as never as { colours: { nearest: string }[] };
  const [main, accent] = colours.map(({ nearest }) => nearest);
  expect(await look(agent, '', { main, accent })).toMatchObject({ ok: true, data: { colours: { main } } });
  expect(await look(agent, '')).toMatchObject({ ok: true, data: { colours: null, logo: null } });
});

test('the office takes a logo off with its file, and what nobody shows is forgotten after a day', async () => {
  const [shown, unused, fresh] = [await sent('shown'), await sent('unused'), await sent('fresh')];
  const file = ({ url }: { url: string }) => files.get(url.slice(1));
  await look(agent, shown.url);
  const { db } = database;
  const yesterday = new Date(clock.now().getTime() - 25 * 3_600_000);
  await db
    .updateTable('partner_logos')
    .set({ sent_at: yesterday })
    .where('file_key', '<>', fresh.url.slice(1))
    .execute();
  await area.module.forget!(clock.now());
  expect([await file(shown), await file(unused), await file(fresh)].map((one) => one?.toString())).toEqual([
    'shown',
    undefined,
    'fresh',
  ]);
  const { data } = await call<OfficePartner>('removePartnerLogo', office, { partnerID: 7001 });
  expect(data.logo).toBeNull();
  expect(data.acts[0]).toMatchObject({ kind: 'terms', fields: ['logo'], by: `name of ${office.uid}` });
  expect(await file(shown)).toBeNull();
  expect((await area.findByPid('7001')).partner?.logo).toBeNull();
  expect(await look(agent, shown.url)).toMatchObject({ type: 'logo-not-found' });
  expect(await call('removePartnerLogo', office, { partnerID: 4711 })).toMatchObject({
    type: 'partner-not-found',
  });
});

async function book(startDate: string, fields: object = {}): Promise<number> {
  const endDate = startDate.replace(/..$/, (day) => String(Number(day) + 7).padStart(2, '0'));
  const input = bookingInput(501, { startDate, endDate, partner: '7001', ...fields });
  const booked = await kit.create(input);
  if (!booked.ok) throw new Error(JSON.stringify(booked));
  return booked.data.bookingID;
}

test('bookings count for their partner, by its link and at the commission of that day', async () => {
  const [stands, past, cancelled] = [
    await book('2027-06-05', { subId: 'spring' }),
    await book('2027-06-19', { subId: 'no sub id' }),
    await book('2027-07-03', { subId: 'spring' }),
  ];
  // Neither a traffic source nor a number that is nobody's has a report.
  await book('2027-08-07', { partner: '10' });
  await book('2027-08-21', { partner: '4242' });
  const { db } = database;
  await db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', stands).execute();
  await db
    .updateTable('bookings')
    .set({ state: 'confirmed', start_date: '2027-02-20', end_date: '2027-02-27' })
    .where('id', '=', past)
    .execute();
  await db.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', cancelled).execute();
  await db.updateTable('partners').set({ commission_per_mille: 300 }).where('id', '=', 7001).execute();

  const { data } = await report(agent);
  // 5.5 percent of 700 euros, whatever is agreed now.
  expect(data.rows).toEqual([
    { key: 'spring', visits: 0, asked: 2, booked: 1, cancelled: 1, value: 700, pending: 38.5, confirmed: 0 },
    { key: '', visits: 0, asked: 1, booked: 1, cancelled: 0, value: 700, pending: 0, confirmed: 38.5 },
  ]);
  expect(data.totals).toEqual({
    visits: 0,
    asked: 3,
    booked: 2,
    cancelled: 1,
    value: 1400,
    pending: 38.5,
    confirmed: 38.5,
  });
  expect(data.hasCommission).toBe(true);
  expect((await report(agent, { by: 'home' })).data.rows.map(({ key }) => key)).toEqual(['501']);
  expect((await report(agent, { by: 'day' })).data.rows).toMatchObject([{ key: '2027-03-01', asked: 3 }]);
  expect((await report(agent, { until: '2027-02-28' })).data).toMatchObject({
    rows: [],
    totals: { asked: 0 },
  });
});

test('a report is of one’s own partners and their branches, and of a time that there is', async () => {
  expect(await report(blogger)).toMatchObject({ ok: false, type: 'partner-not-found' });
  expect(await report(agent, { partnerID: 7002 })).toMatchObject({ type: 'partner-not-found' });
  expect(await report(agent, { partnerID: 7003 })).toMatchObject({
    ok: true,
    data: { hasCommission: false },
  });
  expect(await report(agent, { until: '2027-01-31' })).toMatchObject({ type: 'period-invalid' });
  expect(await report(agent, { until: '2028-03-08' })).toMatchObject({ type: 'period-invalid' });
});

test('a report says how often somebody went on to the partner’s own site, and to nobody else’s', async () => {
  const { db } = database;
  await db.updateTable('partners').set({ ignore_url: false }).where('id', '=', 7001).execute();
  const { url: site } = await db
    .selectFrom('partners')
    .select('url')
    .where('id', '=', 7001)
    .executeTakeFirstOrThrow();
  expect(await area.hop(new URL('/summer', site!).href, '7002')).not.toBeNull();
  expect(await area.hop(site!, '')).not.toBeNull();
  await db
    .insertInto('affiliate_hops')
    .values([
      { day: '2027-03-01', target: 'https://other.example', hops: 9 },
      { day: '2026-01-01', target: new URL(site!).origin, hops: 9 },
    ])
    .execute();
  expect((await report(agent)).data.hops).toBe(2);
  expect((await report(blogger, { partnerID: 7002 })).data.hops).toBe(0);
});

test('a link that only the stored visit names counts where the guest has allowed to keep it', async () => {
  const uid = `visitor-${'x'.repeat(14)}`;
  await database.db
    .insertInto('visitors')
    .values({ uid, ebk: 'e'.repeat(22), watch_list_uid: 'w'.repeat(22) })
    .execute();
  const origin = (pid: string, subid: string, day: string) => ({
    uid,
    params: JSON.stringify({ pid, subid }),
    seen_at: new Date(day),
  });
  await database.db
    .insertInto('traffic_origins')
    .values([
      origin('7003', 'old', '2027-01-01'),
      origin('7003', 'kept', '2027-02-20'),
      origin('10', 'other', '2027-02-21'),
    ])
    .execute();
  const { attributeBooking } = await import('./partners.ts');
  const bookingId = await book('2027-09-04', { partner: '' });
  await database.transaction((tx) =>
    attributeBooking(tx, { bookingId, pid: '7003', subId: '', uid, at: clock.now() }),
  );
  const { data } = await report(agent, { partnerID: 7003 });
  expect(data.rows).toMatchObject([{ key: 'kept', asked: 1 }]);
  await database.db.deleteFrom('partner_bookings').where('booking_id', '=', bookingId).execute();
});

beforeEach(async () => {
  await database.db.deleteFrom('partner_visits').execute();
});

test('visits are counted by day, link and home, for partners alone, and without anything of a person', async () => {
  const came = { host: 'www.feriola.test', pid: '7002', subId: 'blog', objectNumber: 0 };
  await area.countArrival(came);
  await area.countArrival(came);
  await area.countArrival({ ...came, objectNumber: 501 });
  await area.countArrival({ ...came, subId: '<script>' });
  await area.countArrival({ ...came, pid: '10' });
  await area.countArrival({ ...came, pid: '' });
  await area.countArrival({ ...came, host: 'ferien.hafen.example', pid: '7002' });
  await area.module.stop!();
  expect(
    await database.db
      .selectFrom('partner_visits')
      .selectAll()
      .orderBy('partner_id')
      .orderBy('visits')
      .orderBy('sub_id')
      .execute(),
  ).toEqual([
    { day: '2027-03-01', partner_id: 7001, sub_id: 'blog', object_number: 0, visits: 1 },
    { day: '2027-03-01', partner_id: 7002, sub_id: '', object_number: 0, visits: 1 },
    { day: '2027-03-01', partner_id: 7002, sub_id: 'blog', object_number: 501, visits: 1 },
    { day: '2027-03-01', partner_id: 7002, sub_id: 'blog', object_number: 0, visits: 2 },
  ]);
  const { data } = await report(blogger, { partnerID: 7002 });
  expect(data.rows).toMatchObject([
    { key: 'blog', visits: 3, asked: 0 },
    { key: '', visits: 1 },
  ]);
  expect(data.hasCommission).toBe(false);
});

test('names that strangers make up fill no table', async () => {
  const visits = createPartnerVisits({ connection: database, clock });
  for (let name = 0; name < toldApartMax + 50; name++) {
    visits.count({ partnerId: 7002, subId: `made-up-${name}`, objectNumber: 0 });
  }
  await visits.write();
  const rows = await database.db.selectFrom('partner_visits').selectAll().execute();
  expect(rows).toHaveLength(toldApartMax + 1);
  expect(rows.find((row) => row.sub_id === '')).toMatchObject({ visits: 50 });
});

test('a test visit shows its trail step by step, to its partner alone, and counts nowhere', async () => {
  const reportOf = async () => (await report(agent)).data.totals;
  const before = await reportOf();
  const { data: begun } = await call<PartnerTest>('startPartnerTest', agent, { partnerID: 7001 });
  expect(begun).toMatchObject({ isOver: false, steps: [] });
  const { testID } = begun;
  const subId = testSubId(testID);
  const record = (step: string, partner: string, objectNumber = 0) =>
    call<{ isRecorded: boolean }>('recordTestStep', office, { testID, step, partner, objectNumber });
  await area.countArrival({ host: 'www.feriola.test', pid: '7001', subId, objectNumber: 0 });
  expect((await record('visit', '7001')).data).toEqual({ isRecorded: true });
  // What would count for somebody else shows no step.
  expect((await record('search', '7002')).data).toEqual({ isRecorded: false });
  expect((await record('search', '')).data).toEqual({ isRecorded: false });
  await record('home', '7001', 501);
  await record('home', '7001', 501);
  const bookingID = await book('2027-10-02', { subId });
  await area.module.stop!();

  const trail = async (user = agent, partnerID = 7001) =>
    call<PartnerTest>('getPartnerTest', user, { partnerID, testID });
  expect((await trail()).data.steps.map(({ step, objectNumber }) => [step, objectNumber])).toEqual([
    ['opened', null],
    ['visit', null],
    ['home', 501],
    ['requested', 501],
  ]);
  expect(await trail(blogger)).toMatchObject({ type: 'partner-not-found' });
  expect(await trail(blogger, 7002)).toMatchObject({ type: 'test-not-found' });
  expect(await call('startPartnerTest', blogger, { partnerID: 7001 })).toMatchObject({
    type: 'partner-not-found',
  });

  expect(await reportOf()).toEqual(before);
  const { db } = database;
  const counted = db.selectFrom('partner_bookings').selectAll().where('booking_id', '=', bookingID);
  expect(await counted.execute()).toEqual([]);
  const { partner } = await db
    .selectFrom('bookings')
    .select('partner')
    .where('id', '=', bookingID)
    .executeTakeFirstOrThrow();
  expect(partner).toBe('');

  await db
    .updateTable('partner_tests')
    .set({ expires_at: clock.now() })
    .where('test_id', '=', testID)
    .execute();
  expect((await record('booking', '7001')).data).toEqual({ isRecorded: false });
  expect((await trail()).data).toMatchObject({ isOver: true });
});
