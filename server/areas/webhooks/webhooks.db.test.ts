import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookMessages } from '../../../contract/webhooks/webhook-messages.ts';
import { bookingInput, createBookingKit } from '../../../tests/builders/booking.ts';
import { fixedClock } from '../../platform/clock.ts';
import { currentOperator } from '../../../tests/builders/operator.ts';
import { aHome } from '../../../tests/harness/catalogue-builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { aSession } from '../../../tests/trust/tokens.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { createGuardedPost } from '../../platform/guarded-post.ts';
import { createJobWorker } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { addWebhookHandler } from './handlers/add-webhook.ts';
import { changeWebhookHandler } from './handlers/change-webhook.ts';
import { listWebhookDeliveriesHandler } from './handlers/list-webhook-deliveries.ts';
import { resendWebhookDeliveryHandler } from './handlers/resend-webhook-delivery.ts';
import { rotateWebhookSecretHandler } from './handlers/rotate-webhook-secret.ts';
import { testWebhookHandler } from './handlers/test-webhook.ts';
import { createWebhooks, recordEvent } from './webhooks.ts';

let database: TestDatabase;
let nowMs = Date.parse('2027-03-01T10:00:00Z');
const clock = { now: () => new Date(nowMs), today: () => '2027-03-01' as never };
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const site = createServer((request, response) => {
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: '/elsewhere' }).end(`thanks\u0000 ${'x'.repeat(5000)}`);
  });
});
type Deps = Parameters<typeof createWebhooks>[0];
let deps: Deps;
let run: () => Promise<unknown>;
const mails: string[] = [];
let objectNumber: number;
let uid: string;
const asker = { languageCode: 'de' } as const;
const call = () => ({ user: { uid } }) as never;

beforeAll(async () => {
  database = await openTestDatabase();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.2', resolve));
  objectNumber = await aHome(database, {});
  const { rows } = await sql<{ landlord: number }>`
    update landlords set email = 'host@example.org' where id = (select landlord_id from homes where object_number = ${objectNumber})
    returning id::int as landlord`.execute(database.db);
  ({ uid } = await aSession(database, { roles: ['landlord'] }));
  await database.db
    .insertInto('account_businesses')
    .values({ kind: 'landlord', subject: rows[0]!.landlord, uid })
    .execute();
  const texts = createSiteTexts();
  deps = {
    ...{ connection: database, clock, log: createLog('silent'), publicUrl: 'https://feriola.example' },
    routes: { pathOf: () => '/landlord/webhooks/' } as unknown as Deps['routes'],
    translate: (language) => texts.translate(language),
    mail: { send: async ({ subject }) => void mails.push(subject) },
    operator: currentOperator,
    secret: 'a server key for tests',
    // One address of this machine plays the public internet.
    post: createGuardedPost({ isAllowed: (one) => one === '127.0.0.2' }),
  };
  const worker = createJobWorker({
    ...{ connection: database, clock, log: deps.log },
    bodies: createWebhooks(deps).module.jobs!,
  });
  run = async () => {
    await sql`delete from jobs where name <> 'webhooks.send-mail'`.execute(database.db);
    await createWebhooks(deps).module.start!();
    await worker.runDue();
  };
});
afterAll(async () => {
  site.close();
  await database.close();
});
beforeEach(async () => {
  await sql`delete from webhooks`.execute(database.db);
  received.length = 0;
  mails.length = 0;
  status = 200;
});

/** Adds a webhook and points it to the receiver of this test, which has no certificate. */
async function aWebhook(events: string[] = ['booking.confirmed']): Promise<{ id: number; secret: string }> {
  const { rows } = await sql<{ subject: number }>`
    select subject::int as subject from account_businesses where uid = ${uid}`.execute(database.db);
  const added = await addWebhookHandler(deps)(
    {
      ...asker,
      kind: 'landlord',
      number: rows[0]!.subject,
      url: 'https://pms.example/hook',
      events,
    } as never,
    call(),
  );
  if (!added.ok) throw new Error(added.type);
  const port = (site.address() as AddressInfo).port;
  await sql`update webhooks set url = ${`http://127.0.0.2:${port}/`}`.execute(database.db);
  return { id: added.data.businesses[0]!.webhooks[0]!.webhookID, secret: added.data.secret! };
}
const record = () =>
  database.transaction((tx) =>
    recordEvent(tx, {
      ...{ event: 'booking.confirmed', owner: { objectNumber }, at: clock.now() },
      data: { bookingID: 7 },
    }),
  );
const log = async (webhookID: number) => {
  const answer = await listWebhookDeliveriesHandler(deps)({ ...asker, webhookID } as never, call());
  return answer.ok ? answer.data.deliveries : [];
};
const sign = (secret: string, { headers, body }: (typeof received)[number]): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')}`;

test('an event is sent once, signed, and told with its answer; one that was rolled back or not chosen is not', async () => {
  const { id, secret } = await aWebhook();
  await record();
  await database
    .transaction(async (tx) => {
      await recordEvent(tx, {
        ...{ event: 'booking.confirmed', owner: { objectNumber }, at: clock.now(), data: { bookingID: 8 } },
      });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.transaction((tx) =>
    recordEvent(tx, { event: 'home.approved', owner: { objectNumber }, at: clock.now(), data: {} }),
  );
  await run();
  await run();
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]!.body)).toEqual({
    type: 'booking.confirmed',
    timestamp: '2027-03-01T10:00:00.000Z',
    data: { bookingID: 7 },
  });
  expect(received[0]!.headers['webhook-signature']).toBe(sign(secret, received[0]!));
  const [told] = await log(id);
  expect(told).toMatchObject({ state: 'delivered', status: 200, tries: 1, problem: null });
  expect(told!.answer.length).toBeLessThanOrEqual(1000);
});

test('a booking is told in its own transaction, in the form that the API describes', async () => {
  const home = await aHome(database, { seasons: [{ fromDate: '2027-01-01' }] });
  await sql`update homes set landlord_id = (select landlord_id from homes where object_number = ${objectNumber})
    where object_number = ${home}`.execute(database.db);
  await aWebhook(['booking.requested']);
  const kit = createBookingKit(database, fixedClock('2027-03-01T10:00:00Z'));
  expect(await kit.create(bookingInput(home))).toMatchObject({ ok: true });
  kit.remove();
  await run();
  expect(received).toHaveLength(1);
  const { type, data } = JSON.parse(received[0]!.body) as { type: 'booking.requested'; data: unknown };
  expect(webhookMessages[type].data.parse(data)).toMatchObject({ objectNumber: home, state: 'booked' });
  expect(received[0]!.body).not.toMatch(/@|Muster/);
});

test('after a rotation both secrets sign, for 24 hours', async () => {
  const { id, secret } = await aWebhook();
  const rotated = await rotateWebhookSecretHandler(deps)({ ...asker, webhookID: id } as never, call());
  const next = rotated.ok ? rotated.data.secret! : '';
  await record();
  await run();
  expect(received[0]!.headers['webhook-signature']).toBe(
    `${sign(next, received[0]!)} ${sign(secret, received[0]!)}`,
  );
  nowMs += 24 * 3_600_000;
  await testWebhookHandler(deps)({ ...asker, webhookID: id } as never, call());
  await run();
  expect(received[1]!.headers['webhook-signature']).toBe(sign(next, received[1]!));
});

test('a failed event is tried for a day and can be sent again with its id; after three days the webhook is off', async () => {
  const { id } = await aWebhook();
  status = 307;
  await record();
  for (let hour = 0; hour < 200; hour += 1) {
    await run();
    nowMs += 15 * 60_000;
  }
  expect(received.length).toBe(8);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [failed] = await log(id);
  expect(failed).toMatchObject({ state: 'failed', problem: 'redirected', status: 307, nextTryAt: null });
  status = 200;
  await resendWebhookDeliveryHandler(deps)(
    { ...asker, webhookID: id, deliveryID: failed!.deliveryID } as never,
    call(),
  );
  await run();
  expect(received.at(-1)!.headers['webhook-id']).toBe(received[0]!.headers['webhook-id']);
  expect(await log(id)).toMatchObject([{ state: 'delivered' }]);
  status = 500;
  await record();
  await run();
  nowMs += 3 * 24 * 3_600_000;
  await record();
  await run();
  await run();
  expect(mails).toHaveLength(1);
  await record();
  expect((await log(id)).filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('what is no public address by https is refused, and a private one is not contacted', async () => {
  const { id } = await aWebhook();
  for (const url of ['http://pms.example/hook', 'https://me:pw@pms.example/', 'ftp://pms.example/hook'])
    expect(
      await changeWebhookHandler(deps)(
        { ...asker, webhookID: id, url, events: ['booking.confirmed'], isOn: true } as never,
        call(),
      ),
    ).toMatchObject({ type: 'webhook-address-invalid' });
  await sql`update webhooks set url = 'https://127.0.0.1:9/'`.execute(database.db);
  await record();
  await run();
  expect(await log(id)).toMatchObject([{ state: 'waiting', problem: 'private', status: null }]);
});

test('others neither see nor reach a webhook', async () => {
  const { id } = await aWebhook();
  const other = await aSession(database, { roles: ['landlord'] });
  const foreign = () => ({ user: { uid: other.uid } }) as never;
  for (const handler of [testWebhookHandler, rotateWebhookSecretHandler, listWebhookDeliveriesHandler])
    expect(await handler(deps)({ ...asker, webhookID: id } as never, foreign())).toMatchObject({
      type: 'webhook-not-found',
    });
});
