import { siteRoutes } from '../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { currentOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPartner } from '../../../contract/partners/get-partner.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createLocalFileStore } from '../../platform/file-store.ts';
import { createPartners } from './partners.ts';
import type { Partners } from './partners-context.ts';
import { createLog } from '../../platform/log.ts';
import { createReadModels } from '../../platform/read-models.ts';

const clock = fixedClock('2027-01-04T23:30:00+01:00');
let database: TestDatabase;
let partners: Partners;

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db
    .insertInto('partners')
    .values([
      {
        id: 7001,
        tag_name: 'hafen',
        name: 'Reisebüro am Hafen',
        phone: '+49 30 1',
        email: 'post@hafen.example',
        url: 'https://hafen.example',
        host: 'Ferien.hafen.example',
        hide_bonus: true,
      },
      { id: 7002, tag_name: 'blog', name: 'Blog', url: 'https://blog.example', ignore_url: true },
    ])
    .execute();
  await db
    .insertInto('traffic_sources')
    .values([
      { pid: 10, description: 'x', phone_interact: '+4930', phone_display: '030', encouragement_alert: true },
      { pid: 7001, description: 'y' },
    ])
    .execute();
  partners = createPartners({
    operator: currentOperator,
    ...{ files: createLocalFileStore(''), secret: 'a key for tests' },
    ...{ connection: database, log: createLog('silent'), findPersonName: () => Promise.resolve('') },
    readModels: createReadModels({ connection: database }),
    clock,
    publicUrl: 'https://www.feriola.test:8443',
    affiliateTargets: ['https://other.example'],
    translate: createSiteTexts().translate,
    routes: siteRoutes('add'),
  });
});
afterAll(() => database.close());

test('a partner id names a traffic source, a partner, both or nobody', async () => {
  expect(await partners.findByPid('7001,10')).toEqual({
    pid: '10',
    partner: null,
    source: {
      description: 'x',
      phone: { interact: '+4930', display: '030' },
      watchlistShare: false,
      encouragementAlert: true,
      organic: false,
    },
  });
  const both = await partners.findByPid('7001');
  expect(getPartner.response.parse(both)).toEqual(both);
  expect(both).toMatchObject({
    partner: { partnerName: 'Reisebüro am Hafen', hideBonus: 'Y', hideInsurances: 'N', partnerParent: null },
    source: { phone: null },
  });
  expect(await partners.findByPid('99')).toEqual({ pid: '99', partner: null, source: null });
  expect(await partners.findByPid('drop table')).toEqual({ pid: '', partner: null, source: null });
});

test('an ignored address is not told', async () => {
  expect((await partners.findByPid('7002')).partner).toMatchObject({ partnerUrl: '', ignorePartnerUrl: 'Y' });
});

test('a host is of its partner, however it is written, and of nobody else', async () => {
  expect(await partners.findByHost('ferien.HAFEN.example')).toMatchObject({ partnerID: 7001 });
  expect(await partners.findByHost('hafen.example')).toBeNull();
});

test('a call is of the partner of its host, else of the one that it names', async () => {
  const idOf = async (host: string, partner: string) =>
    (await partners.findByCall({ host, partner }))?.partnerID ?? null;
  expect(await idOf('www.feriola.test', '10,7002')).toBe(7002);
  expect(await idOf('ferien.hafen.example', '7002')).toBe(7001);
  expect(await idOf('www.feriola.test', '10')).toBeNull();
  expect(await idOf('www.feriola.test', 'drop table')).toBeNull();
});

test('a brand has the name of its partner and the address of its host, reached as the house is', async () => {
  expect(await partners.site(7001)).toMatchObject({
    name: 'Reisebüro am Hafen',
    origin: 'https://ferien.hafen.example:8443',
    partner: { partnerID: 7001 },
  });
  const house = { partner: null, name: 'Feriola', origin: 'https://www.feriola.test:8443' };
  expect(await partners.site(null)).toEqual(house);
  expect(await partners.site(99)).toEqual(house);
  expect(await partners.site(7002)).toMatchObject({ name: 'Blog', origin: house.origin });
});

test('hops to allowed sites are counted by day, target and partner; others lead nowhere', async () => {
  await partners.hop('https://hafen.example/urlaub?a=1', '10');
  expect(await partners.hop('https://hafen.example/meer', 'x,10')).toEqual({
    name: 'Reisebüro am Hafen',
    url: 'https://hafen.example/meer',
  });
  await partners.hop('https://other.example/', '');
  for (const refused of ['https://blog.example/', 'https://evil.example/', 'javascript:alert(1)']) {
    expect(await partners.hop(refused, '10')).toBeNull();
    expect(await partners.target(refused)).toBeNull();
  }
  const rows = await database.db.selectFrom('affiliate_hops').selectAll().orderBy('target').execute();
  expect(rows).toEqual([
    { day: '2027-01-04', target: 'https://hafen.example', pid: '10', hops: 2 },
    { day: '2027-01-04', target: 'https://other.example', pid: '', hops: 1 },
  ]);
});
