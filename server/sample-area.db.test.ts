import { currentOperator } from '../tests/builders/operator.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineEndpoint } from '../contract/define-endpoint.ts';
import { z } from '../contract/schema.ts';
import type { Permission } from '../domain/permissions.ts';
import { openTestDatabase, type TestDatabase } from '../tests/harness/databases.ts';
import { writeTestSecret } from '../tests/harness/test-secret.ts';
import { mailsIn, until } from '../tests/trust/booking-calls.ts';
import { aSession, aToken } from '../tests/trust/tokens.ts';
import { createAccounts } from './areas/accounts/accounts.ts';
import { readConfig } from './config.ts';
import { joinAreas, type House } from './house.ts';
import { createApp } from './http/app.ts';
import type { AreaModule } from './http/area-module.ts';
import { bindArea } from './http/bind.ts';
import { registerApi } from './http/binder.ts';
import { createCallLimits } from './http/call-limits.ts';
import type { Handler } from './http/handler.ts';
import { registerRawRoutes } from './http/raw-routes.ts';
import { createSessionReader } from './http/session.ts';
import { systemClock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import { createHomeEvents, type HomeEvent } from './platform/home-events.ts';
import { defineJob, enqueue, jobBody } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMailTransport, type MailTransport } from './platform/mail.ts';
import { createRequestTimes, gauge } from './platform/metrics.ts';
import { readSecret } from './platform/secret.ts';

// A complete area of reminders. Its contracts would be in contract/reminders/ ...

const common = { area: 'reminders', method: 'POST', writes: true } as const;

const remind = defineEndpoint({
  ...common,
  name: 'remind',
  path: '/api/reminders/send',
  summary: 'Reminds somebody by mail',
  access: { permission: 'content.update' },
  request: z.strictObject({ to: z.email() }),
  response: z.object({ by: z.string() }),
});

const listReminders = defineEndpoint({
  ...common,
  name: 'list-reminders',
  path: '/api/reminders/list',
  summary: 'Reminders, of all people or the own ones',
  access: { permission: 'content.update', own: true },
  limit: { perMinute: 3, by: 'account' },
  request: z.strictObject({}),
  response: z.object({ onlyOf: z.string().nullable() }),
});

const openReminder = defineEndpoint({
  ...common,
  name: 'open-reminder',
  path: '/api/reminders/open',
  summary: 'A reminder by its link',
  access: { link: ['reminderId', 'secret'], refusal: 'reminder-not-found' },
  request: z.strictObject({ reminderId: z.number(), secret: z.string(), loud: z.boolean().default(false) }),
  response: z.object({ text: z.string() }),
  errors: { 'reminder-not-found': { status: 404 } },
});

// ... and what follows in server/areas/reminders/.

const remindJob = defineJob({
  name: 'reminders.remind',
  payload: z.strictObject({ reminderId: z.int() }),
  retries: 0,
  backoff: () => 1,
});

interface RemindersDeps {
  connection: Pick<DatabaseConnection, 'transaction'>;
  mail: Pick<MailTransport, 'send'>;
}

/** In place of the area's table: a job's payload names a row, never a person. */
const addresses: string[] = [];

function remindHandler({ connection }: RemindersDeps): Handler<typeof remind> {
  return async ({ to }, { user }) => {
    const runAt = systemClock.now();
    const reminderId = addresses.push(to) - 1;
    await connection.transaction((tx) =>
      enqueue(tx, remindJob, { reminderId }, { key: String(reminderId), runAt }),
    );
    return { ok: true, data: { by: user.uid } };
  };
}

const listRemindersHandler =
  (): Handler<typeof listReminders> =>
  async (_input, { onlyOf }) => ({ ok: true, data: { onlyOf } });

const openReminderHandler =
  (): Handler<typeof openReminder, { text: string }> =>
  async ({ loud }, { opened }) => ({
    ok: true,
    data: { text: loud ? opened.text.toUpperCase() : opened.text },
  });

// The list that scripts/make-calls.mjs makes of contracts and handlers.
const remindersCalls = {
  listReminders: [listReminders, listRemindersHandler],
  openReminder: [openReminder, openReminderHandler],
  remind: [remind, remindHandler],
} as const;

const heard: HomeEvent[] = [];
const steps: string[] = [];

function createReminders(deps: RemindersDeps): { readonly module: AreaModule } {
  const endpoints = bindArea(remindersCalls, deps, {
    reminderId: async ({ reminderId, secret }) =>
      reminderId === 1 && secret === 'right' ? { text: 'Milk' } : null,
  });
  const jobs = [
    jobBody(remindJob, ({ reminderId }) =>
      deps.mail.send({
        id: `reminder-${reminderId}`,
        to: { name: '', address: addresses[reminderId]! },
        subject: 'Milk',
        html: '',
        text: '',
      }),
    ),
  ];
  return {
    module: {
      name: 'reminders',
      endpoints,
      jobs,
      routes: [
        { method: 'GET', path: '/reminders/:name', answer: (_request, reply) => reply.send('a file') },
      ],
      start: async () => void steps.push('start'),
      stop: () => void steps.push('stop'),
      onHomeChanged: (event) => void heard.push(event),
      figures: () => [gauge('reminders', 'Reminders.', 1)],
    },
  };
}

const homeEvents = createHomeEvents();
let database: TestDatabase;
let dataDir: string;
let house: House;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'feriola-sample-'));
  writeTestSecret(dataDir);
  const config = readConfig({ DATA_DIR: dataDir });
  const log = createLog('silent');
  const reminders = createReminders({
    connection: database,
    mail: createMailTransport({ ...config, operator: currentOperator }),
  });
  house = joinAreas([reminders.module], { connection: database, clock: systemClock, log, homeEvents });
  app = await createApp(config, log, createRequestTimes());
  registerApi(app, {
    bound: [...house.endpoints.values()],
    readSession: createSessionReader(
      [readSecret(null, dataDir)],
      createAccounts({
        connection: database,
        clock: systemClock,
        sessionSecret: readSecret(null, dataDir),
        staffNeedsFactor: false,
      }).findSession,
      systemClock.now,
    ),
    acting: {
      find: () => Promise.resolve(null),
      note: () => Promise.resolve(0),
      settle: () => Promise.resolve(),
    },
    limits: createCallLimits(1),
    publicOrigin: 'https://www.feriola.test',
    guard: (work) => work,
    log,
  });
  registerRawRoutes(app, house.routes, { publicOrigin: 'https://www.feriola.test' });
  await house.start();
});
afterAll(async () => {
  await app.close();
  await house.stop();
  expect(steps).toEqual(['start', 'stop']);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function person(...permissions: Permission[]): Promise<{ uid: string; cookie: string }> {
  const session = await aSession(database, { permissions });
  return { uid: session.uid, cookie: `jwt=${await aToken(dataDir, { jti: session.id })}` };
}

async function call(path: string, payload: object, cookie = '', remoteAddress = '192.0.2.1') {
  const reply = await app.inject({ method: 'POST', url: path, payload, headers: { cookie }, remoteAddress });
  const { data, errors } = reply.json<{ data: unknown; errors: { type: string }[] }>();
  return { status: reply.statusCode, data, type: errors[0]?.type };
}

const to = 'erika@example.com';

test('a call under a permission is refused to whom it was not granted, and nothing of it runs', async () => {
  expect(await call(remind.path, { to })).toMatchObject({ status: 401, type: 'login-required' });
  const without = await person('office.update');
  expect(await call(remind.path, { to }, without.cookie)).toMatchObject({
    status: 403,
    type: 'permission-missing',
  });
  // Refused before it is read: who may not call learns nothing of what would be valid.
  expect(await call(remind.path, { to: 1 }, without.cookie)).toMatchObject({ status: 403 });
  expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
});

test('with the permission it is answered, its job runs and its mail goes out', async () => {
  const { uid: owner, cookie } = await person('content.update');
  expect(await call(remind.path, { to }, cookie)).toMatchObject({ status: 200, data: { by: owner } });
  await until(() => mailsIn(dataDir).length > 0, 10_000);
  expect(mailsIn(dataDir)[0]!.raw).toContain(`To: ${to}`);
});

test('what is one’s own needs a login alone, what is everybody’s the permission', async () => {
  const [plain, editor] = [await person(), await person('content.update')];
  expect(await call(listReminders.path, {})).toMatchObject({ status: 401 });
  expect(await call(listReminders.path, {}, plain.cookie)).toMatchObject({ data: { onlyOf: plain.uid } });
  expect(await call(listReminders.path, {}, editor.cookie)).toMatchObject({ data: { onlyOf: null } });
});

test('a link opens before the handler runs, and an unknown id is refused as a wrong secret is', async () => {
  const opened = await call(openReminder.path, { reminderId: 1, secret: 'right', loud: true });
  expect(opened).toMatchObject({ status: 200, data: { text: 'MILK' } });
  const wrong = await call(openReminder.path, { reminderId: 1, secret: 'wrong' });
  expect(wrong).toMatchObject({ status: 404, type: 'reminder-not-found', data: null });
  expect(await call(openReminder.path, { reminderId: 2, secret: 'right' })).toEqual(wrong);
});

test('a limit by account follows the person and spares others at the same address', async () => {
  const [one, other] = [await person(), await person()];
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) {
    statuses.push((await call(listReminders.path, {}, one.cookie, `192.0.2.${count}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await call(listReminders.path, {}, other.cookie, '192.0.2.3')).status).toBe(200);
});

test('its route, its figures and its listener are the house’s', async () => {
  expect((await app.inject('/reminders/a')).body).toBe('a file');
  expect((await house.figures()).map(({ name }) => name)).toContain('feriola_reminders');
  const event: HomeEvent = { homes: [7], kind: 'home', source: 'commit' };
  await homeEvents.announce(event);
  expect(heard).toEqual([event]);
});

test('two areas cannot answer the same call', () => {
  const { module } = createReminders({ connection: database, mail: { send: () => Promise.resolve() } });
  const deps = { connection: database, clock: systemClock, log: createLog('silent'), homeEvents };
  expect(() => joinAreas([module, module], deps)).toThrow('has a handler already');
});

test('the types refuse what a handler lacks, a link that nobody opens and a field that is none', () => {
  const { listReminders: list, openReminder: open, remind: send } = remindersCalls;
  // @ts-expect-error a handler stands on more than it is given
  bindArea({ send } as const, { connection: database, more: 1 } as { more: number });
  // @ts-expect-error nobody opens the link
  expect(() => bindArea({ list, open } as const, {})).toThrow('Nobody opens the link');
  // @ts-expect-error the link opens something else
  bindArea({ open } as const, {}, { reminderId: () => Promise.resolve({ title: '' }) });
  // @ts-expect-error the handler is of another call
  bindArea({ list: [listReminders, openReminderHandler] } as const, {});
  const misread = () => (input: { page: number }) => Promise.resolve({ ok: true as const, data: input });
  // @ts-expect-error the handler reads a field that its call does not have
  bindArea({ list: [listReminders, misread] } as const, {});
  const misanswered = () => () => Promise.resolve({ ok: true as const, data: { onlyOf: 1 } });
  // @ts-expect-error the handler answers what its call does not
  bindArea({ list: [listReminders, misanswered] } as const, {});
  // @ts-expect-error the link names a field that the request does not have
  defineEndpoint({ ...openReminder, access: { link: ['hash'], refusal: 'reminder-not-found' } });
  // @ts-expect-error the refusal is not declared
  defineEndpoint({ ...openReminder, access: { link: ['secret'], refusal: 'gone' } });
});
