import { testOperator } from '../../../tests/builders/operator.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAlert } from '../../../contract/alerts/create-alert.ts';
import { setAlert } from '../../../contract/alerts/set-alert.ts';
import { alertHomesMax } from '../../../domain/alerts.ts';
import { readUserKey } from '../../../domain/newsletter.ts';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { aCall } from '../../../tests/harness/calls.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { solve } from '../../../tests/harness/solve-work.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import type { Area } from '../../http/area-module.ts';
import type { LoggedIn } from '../../http/handler.ts';
import { registerRawRoutes } from '../../http/raw-routes.ts';
import { fixedClock } from '../../platform/clock.ts';
import { createCountedLimits } from '../../platform/counted-limits.ts';
import { createJobWorker, type JobWorker } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMailRecipients } from '../../platform/mail-recipients.ts';
import type { Mail } from '../../platform/mail.ts';
import { createProofOfWork } from '../../platform/proof-of-work.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { createAlerts, type Alerts, type AlertsContext } from './alerts.ts';
import { checkAlerts } from './check-alerts.ts';
import { confirmAlertHandler } from './handlers/confirm-alert.ts';
import { createAlertHandler } from './handlers/create-alert.ts';
import { setAlertHandler } from './handlers/set-alert.ts';
import { openAlerts } from './opened-alerts.ts';
import { presentAlerts } from './present-alerts.ts';
import type { AlertHome } from './rules/alert-news.ts';
import { sendAlertMail } from './send-alert-mail.ts';
import { cents } from '../../../domain/cents.ts';

const clock = fixedClock('2027-03-01T06:00:00Z');
let database: TestDatabase;
let deps: AlertsContext;
let area: Area<Alerts>;
let worker: JobWorker;
let app: FastifyInstance;
const mails: Mail[] = [];
let mailServerIsDown = false;
let refuses = false;
/** The present hits of the search, and the stays of the watch list. */
let found: AlertHome[] = [];
let watched: AlertHome[] = [];

const stay = { startDate: '2030-07-06', endDate: '2030-07-13', persons: 4, childAges: [5, 9], pets: 2 };
const free = (objectNumber: number, price: number): AlertHome => ({
  objectNumber,
  isFree: true,
  price: cents(price),
  stay,
});

beforeAll(async () => {
  database = await openTestDatabase();
  for (let number = 1; number <= 6; number++) {
    await aHome(database, { objectNumber: number, seasons: [], pictures: 0 });
  }
  const limits = createCountedLimits({ factor: 0, secret: 'a key for tests', clock });
  deps = {
    connection: database,
    clock,
    secret: 'a secret for links',
    limits,
    work: createProofOfWork({ secret: 'a secret for links', clock }),
    recipients: createMailRecipients({ limits, clock }),
    partners: {
      findByHost: () => Promise.resolve(null),
      site: () =>
        Promise.resolve({ name: 'Feriola', origin: 'https://www.feriola.test' }) as ReturnType<
          AlertsContext['partners']['site']
        >,
    },
    mail: {
      send: (mail) => {
        if (mailServerIsDown) return Promise.reject(new Error('down'));
        mails.push(mail);
        return Promise.resolve();
      },
    },
    mailDomains: { take: () => Promise.resolve(null), delayed: () => Promise.resolve('paused') },
    newsletter: { refusesMail: () => Promise.resolve(refuses) },
    watchList: {
      followed: () =>
        Promise.resolve(watched.map(({ objectNumber }) => ({ objectNumber, ...stay }))) as ReturnType<
          AlertsContext['watchList']['followed']
        >,
      currentStays: ((stays: { objectNumber: number }[]) =>
        Promise.resolve(
          stays.map((stay) => ({
            ...stay,
            now: watched.find(({ objectNumber }) => objectNumber === stay.objectNumber)!,
          })),
        )) as never,
    },
    translate: createSiteTexts(testOperator).translate,
    routes: siteRoutes('add'),
    findHomes: (_filter, most) => Promise.resolve(found.length > most ? null : found),
    describeHomes: (numbers) =>
      Promise.resolve(
        numbers.map((objectNumber) => ({
          objectNumber,
          title: `Haus ${objectNumber}`,
          place: 'Laboe',
          region: 'Ostsee',
        })),
      ),
    locationName: ({ country }) => Promise.resolve(country === 'it' ? 'Italien' : null),
    emailOf: (uid) => Promise.resolve(uid === 'ada' ? 'Ada@example.org' : null),
  };
  area = createAlerts(deps);
  worker = createJobWorker({
    connection: database,
    clock,
    log: createLog('silent'),
    bodies: area.module.jobs!,
  });
  app = Fastify();
  registerRawRoutes(app, area.module.routes!, { publicOrigin: 'https://www.feriola.test' });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let day = 0;
beforeEach(async () => {
  await database.db.deleteFrom('alert_addresses').execute();
  mails.splice(0);
  found = [free(1, 90_000)];
  watched = [];
  nextDay();
});

/** Each test has days of its own. */
function nextDay(days = 1): string {
  day += days;
  clock.set(new Date(Date.UTC(2027, 2, 1 + day, 6)).toISOString());
  return clock.today();
}

const create = (fields: object, call = aCall()) =>
  createAlertHandler(deps)(
    createAlert.request.parse({
      ...{ kind: 'search', query: { country: 'it' }, email: 'Erika@example.org', languageCode: 'de' },
      ...fields,
    }),
    call,
  );
const confirm = (confirmID: string) => confirmAlertHandler(deps)({ uid: '', confirmID }, aCall());
const confirmIdIn = (mail: Mail): string => /confirmID=([\w.-]+)/.exec(mail.text)![1]!;
const keyIn = (mail: Mail): string => mail.unsubscribe!.url.split('/').at(-1)!;
const check = async (): Promise<void> => {
  await checkAlerts(deps, clock.today());
  await worker.runDue();
};
/** An alert that runs; answers the mails from then on. */
async function running(fields: object = {}): Promise<void> {
  expect(await create(fields)).toMatchObject({ ok: true, data: { mailSend: 'Y' } });
  await worker.runDue();
  expect(await confirm(confirmIdIn(mails.at(-1)!))).toMatchObject({ ok: true });
  mails.splice(0);
}

test('nobody is told anything before the button of the mail was pressed, and what is so then is no news', async () => {
  await create({});
  await worker.runDue();
  const [asking] = mails.splice(0);
  expect(asking).toMatchObject({ to: { address: 'Erika@example.org' } });
  expect(asking!.text).toContain('Italien');
  expect(asking!.unsubscribe).toBeUndefined();
  found.push(free(2, 50_000));
  await check();
  expect(mails).toEqual([]);
  expect(await confirm(`1-${'s'.repeat(43)}`)).toMatchObject({ type: 'link-invalid' });
  expect(await confirm(confirmIdIn(asking!))).toMatchObject({ ok: true });
  expect(await confirm(confirmIdIn(asking!))).toMatchObject({ ok: true });
  nextDay();
  await check();
  expect(mails).toEqual([]);
});

test('a new home and a fallen price are told once, with the reason, the way out and one click to end it', async () => {
  await running();
  nextDay();
  found = [free(1, 80_000), free(2, 50_000)];
  await check();
  const [mail] = mails.splice(0);
  expect(mail!.text).toContain('Haus 2');
  expect(mail!.text).toContain('800');
  expect(mail!.text).toContain('900');
  expect(mail!.text).toMatch(/weil Sie am .* darum gebeten haben/);
  expect(mail!.unsubscribe!.url).toMatch(/^https:\/\/www\.feriola\.test\/alerts\/end\/\d+-[\w-]{43}$/);
  nextDay();
  await check();
  expect(mails).toEqual([]);
});

test('an address gets one mail a day at most, with the news of all its alerts', async () => {
  await running();
  await running({ query: { country: 'it', sleepingRooms: 3 } });
  nextDay();
  found = [free(1, 90_000), free(2, 50_000)];
  await Promise.all([checkAlerts(deps, clock.today()), checkAlerts(deps, clock.today())]);
  found = [free(1, 90_000), free(2, 50_000), free(3, 50_000)];
  await check();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text.match(/Haus 2/g)).toHaveLength(2);
  nextDay();
  await check();
  expect(mails).toHaveLength(2);
  expect(mails[1]!.text).toContain('Haus 3');
});

test('a process that dies while a mail is on its way sends no second one; one that the server refused comes again', async () => {
  await running();
  nextDay();
  found = [free(2, 50_000)];
  await checkAlerts(deps, clock.today());
  const { id } = await database.db
    .selectFrom('alert_mails')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  mailServerIsDown = true;
  await expect(sendAlertMail(deps, id)).rejects.toThrow('down');
  mailServerIsDown = false;
  await Promise.all([sendAlertMail(deps, id), sendAlertMail(deps, id)]);
  await sendAlertMail(deps, id);
  expect(mails).toHaveLength(1);
  // It was taken, and the process that had taken it is gone: whether the mail is on its way nobody knows.
  await database.db
    .updateTable('alert_mails')
    .set({ news: '[]', begun_at: clock.now() })
    .where('id', '=', id)
    .execute();
  await sendAlertMail(deps, id);
  expect(mails).toHaveLength(1);
});

test('one that looks every week tells after seven days what has come up meanwhile', async () => {
  await running({ frequency: 'weekly' });
  found = [free(1, 90_000), free(2, 50_000)];
  for (let passed = 1; passed < 7; passed++) {
    nextDay();
    await check();
  }
  expect(mails).toEqual([]);
  nextDay();
  await check();
  expect(mails).toHaveLength(1);
});

test('a watch list tells what is cheaper and free again, and not what was just put there', async () => {
  const accounts = createAccounts({
    ...{ connection: database, clock, sessionSecret: new Uint8Array(32), staffNeedsFactor: false },
  });
  const uid = accounts.newUid();
  const call = aCall({ uid });
  expect(await create({ kind: 'watch-list' }, call)).toMatchObject({ type: 'watch-list-empty' });
  await accounts.ensure(uid);
  watched = [free(1, 90_000), { objectNumber: 2, isFree: false, price: null, stay }];
  await create({ kind: 'watch-list' }, call);
  await worker.runDue();
  await confirm(confirmIdIn(mails.splice(0).at(-1)!));
  nextDay();
  watched = [free(1, 70_000), free(2, 60_000), free(3, 50_000)];
  await check();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Haus 1');
  expect(mails[0]!.text).toContain('Wieder frei');
  expect(mails[0]!.text).not.toContain('Haus 3');
});

test('who is logged in with the address needs no mail that asks; another address does', async () => {
  const call = aCall({ uid: 'ada', user: { uid: 'ada' } as LoggedIn });
  expect(await create({ email: ' ada@example.org ' }, call)).toMatchObject({ data: { mailSend: '' } });
  await worker.runDue();
  expect(mails).toEqual([]);
  expect(await openAlerts(deps, { subscriber: 0, userKey: '' }, null)).toBeNull();
  const own = await openAlerts(deps, { subscriber: 0, userKey: '' }, { uid: 'ada' } as LoggedIn);
  expect(await presentAlerts(deps, own!.address, 'de')).toMatchObject({
    alerts: [{ title: 'Italien', active: true }],
  });
  expect(await create({ email: 'other@example.org' }, call)).toMatchObject({ data: { mailSend: 'Y' } });
});

test('one click ends all alerts of an address, a GET ends nothing, and neither does a guessed key', async () => {
  await running();
  nextDay();
  found = [free(2, 50_000)];
  await check();
  const key = keyIn(mails.splice(0)[0]!);
  const end = (path: string, method: 'GET' | 'POST') =>
    app.inject({
      ...{
        method,
        url: `/alerts/end/${path}`,
        payload: method === 'POST' ? 'List-Unsubscribe=One-Click' : undefined,
      },
      headers:
        method === 'POST'
          ? { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' }
          : {},
    });
  expect((await end(key, 'GET')).statusCode).toBe(200);
  expect((await end(key.replace(/.$/, key.endsWith('A') ? 'B' : 'A'), 'POST')).statusCode).toBe(404);
  const { subscriber, secret } = readUserKey(key)!;
  const alertsNow = async () =>
    (
      await presentAlerts(
        deps,
        (await openAlerts(deps, { subscriber, userKey: secret }, null))!.address,
        'de',
      )
    ).alerts;
  expect(await alertsNow()).toHaveLength(1);
  for (let time = 0; time < 2; time++) {
    const ended = await end(key, 'POST');
    expect([ended.statusCode, ended.body]).toEqual([200, 'OK']);
  }
  expect(await alertsNow()).toEqual([]);
  nextDay();
  found = [free(3, 50_000)];
  await check();
  expect(mails).toEqual([]);
});

test('the page changes and ends alerts of its own address alone', async () => {
  await running();
  await running({ email: 'other@example.org' });
  const rows = await database.db.selectFrom('alerts').select(['id', 'address_id']).orderBy('id').execute();
  const [own, foreign] = rows as [(typeof rows)[0], (typeof rows)[0]];
  const address = await deps.connection.db
    .selectFrom('alert_addresses')
    .select('address_hash as hash')
    .where('id', '=', own.address_id)
    .executeTakeFirstOrThrow();
  const opened = { address: { ...address, id: own.address_id } as never };
  const set = (alertID: number, action: 'save' | 'end') =>
    setAlertHandler(deps)(
      setAlert.request.parse({ alertID, action, languageCode: 'de', frequency: 'weekly' }),
      { ...aCall(), opened },
    );
  await set(foreign.id, 'save');
  await set(foreign.id, 'end');
  const left = () => database.db.selectFrom('alerts').select(['id', 'frequency']).orderBy('id').execute();
  expect((await left()).map(({ frequency }) => frequency)).toEqual(['daily', 'daily']);
  await set(own.id, 'save');
  expect((await left())[0]).toMatchObject({ frequency: 'weekly' });
  await set(own.id, 'end');
  expect((await left()).map(({ id }) => id)).toEqual([foreign.id]);
});

test('a search that finds too much is refused, a script gets nothing, and nobody who complained is asked', async () => {
  found = Array.from({ length: alertHomesMax + 1 }, (_, index) => free(index + 1, 1_000));
  expect(await create({})).toMatchObject({ type: 'search-too-wide', data: { most: alertHomesMax } });
  found = [];
  expect(await create({ email: 'no address' })).toMatchObject({ type: 'invalid-email' });
  const trapped = { website: 'https://spam.example' };
  expect(await create({ ...trapped, proof: '' })).toMatchObject({ ok: true });
  refuses = true;
  expect(await create({})).toMatchObject({ ok: true });
  refuses = false;
  await worker.runDue();
  expect(mails).toEqual([]);
  expect(await database.db.selectFrom('alerts').selectAll().execute()).toEqual([]);
});

test('what a browser has filled in by itself costs its work, and then it is an alert', async () => {
  const trapped = { website: 'https://example.org', email: 'filled@example.org' };
  const asked = await create(trapped);
  if (asked.ok || asked.type !== 'work-needed') throw new Error(JSON.stringify(asked));
  const proof = solve(asked.data);
  expect(await create({ ...trapped, email: 'other@example.org', proof })).toMatchObject({
    type: 'work-needed',
  });
  expect(await create({ ...trapped, proof })).toMatchObject({ ok: true });
  await worker.runDue();
  expect(mails.map(({ to }) => to.address)).toEqual(['filled@example.org']);
});

/** The form as a browser without scripts sends it. */
const post = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/alerts/ask',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://www.feriola.test' },
    payload: new URLSearchParams({ kind: 'search', language: 'fr', ...fields }).toString(),
  });

test('without scripts an alert is asked for, by the search of the page that it leads back to', async () => {
  const query = 'country=it&sauna=Y';
  const answer = await post({ email: 'jeanne@example.org', frequency: 'weekly', query });
  expect(answer.statusCode).toBe(303);
  const back = new URL(answer.headers.location!, 'https://www.feriola.test');
  expect(back.pathname).toBe(siteRoutes('add').pathOf('AlertNew', 'fr'));
  expect(Object.fromEntries(back.searchParams)).toEqual({ country: 'it', sauna: 'Y', asked: '' });
  await worker.runDue();
  expect(mails).toHaveLength(1);
  await confirm(confirmIdIn(mails[0]!));
  const rows = await database.db.selectFrom('alerts').select(['filter', 'frequency', 'state']).execute();
  expect(rows).toEqual([{ filter: { country: 'it', sauna: 'Y' }, frequency: 'weekly', state: 'active' }]);
});

test('without scripts nothing that was typed is lost by a mistake, and none of it becomes markup', async () => {
  const typed = { frequency: 'weekly', query: 'country=it&x="><script>' };
  const wrong = await post({ ...typed, email: 'jeanne"><script>' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).not.toContain('<script');
  expect(wrong.body).toContain('value="jeanne&quot;&gt;&lt;script&gt;"');
  expect(wrong.body).toContain('value="weekly" checked');
  expect(wrong.body).toContain('name="query" value="country=it&amp;x=&quot;&gt;&lt;script&gt;"');
  found = Array.from({ length: alertHomesMax + 1 }, (_, index) => free(index + 1, 1_000));
  const wide = await post({ ...typed, email: 'jeanne@example.org' });
  expect(wide.statusCode).toBe(422);
  expect(wide.body).toContain('value="jeanne@example.org"');
  expect(wide.body).toContain(`href="${siteRoutes('add').pathOf('Search', 'fr')}?country=it"`);
  found = [];
  const trapped = await post({ ...typed, email: 'jeanne@example.org', website: 'https://spam.example' });
  expect(trapped.statusCode).toBe(303);
  expect((await post({ ...typed, kind: 'watch-list', email: 'jeanne@example.org' })).statusCode).toBe(422);
  await worker.runDue();
  expect(mails).toEqual([]);
});

test('alerts end with the day of arrival, without a confirmation after two weeks, and with the address', async () => {
  const startDate = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const endDate = new Date(clock.now().getTime() + 12 * 86_400_000).toISOString().slice(0, 10);
  await running({ query: { startDate, endDate } });
  await create({ email: 'never@example.org' });
  await running({ email: 'bounced@example.org' });
  nextDay(4);
  await area.module.forget!(clock.now());
  const emails = async () =>
    (
      await database.db
        .selectFrom('alerts')
        .innerJoin('alert_addresses', 'alert_addresses.id', 'alerts.address_id')
        .select('email')
        .orderBy('email')
        .execute()
    ).map(({ email }) => email);
  expect(await emails()).toEqual(
    ['Erika@example.org', 'bounced@example.org', 'never@example.org'].toSorted(),
  );
  await database.transaction((tx) => area.suppress(tx, deps.limits.keyedHash('bounced@example.org')));
  nextDay(2);
  await area.module.forget!(clock.now());
  expect(await emails()).toEqual(['never@example.org']);
  nextDay(20);
  await area.module.forget!(clock.now());
  expect(await emails()).toEqual([]);
  nextDay(40);
  await area.module.forget!(clock.now());
  expect(await database.db.selectFrom('alert_addresses').selectAll().execute()).toEqual([]);
});
