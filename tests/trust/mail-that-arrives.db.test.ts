import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import {
  bounceAddress,
  bring,
  complaintReport,
  deliveryReport,
  freePort,
  hashOfAddress,
  mailHost,
} from './arriving-mails.ts';
import { aSubscriber } from './letter-calls.ts';
import { aSession, aToken } from './tokens.ts';
import { send } from './valid-calls.ts';

let database: TestDatabase;
let site: RunningSite;
let port: number;
let admin: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  port = await freePort();
  site = await startSite(database, { environment: { LMTP_PORT: String(port) } });
  const { id } = await aSession(database, { roles: ['admin'] });
  admin = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
});
afterAll(() => site.stop());

interface Reader {
  email: string;
  key: string;
  state(): Promise<string>;
  suppressed(): Promise<string | null>;
}

async function aReader(): Promise<Reader> {
  const { subscriber, userKey } = await aSubscriber(database, site.dataDir);
  const { db } = database;
  const found = () =>
    db
      .selectFrom('newsletter_subscribers')
      .selectAll()
      .where('id', '=', subscriber)
      .executeTakeFirstOrThrow();
  const email = (await found()).email!;
  const address_hash = hashOfAddress(site.dataDir, email);
  await db.updateTable('newsletter_subscribers').set({ address_hash }).where('id', '=', subscriber).execute();
  return {
    email,
    key: `${subscriber}-${userKey}`,
    state: async () => (await found()).state,
    async suppressed() {
      const row = await db
        .selectFrom('mail_suppressions')
        .select('reason')
        .where('address_hash', '=', address_hash)
        .executeTakeFirst();
      return row?.reason ?? null;
    },
  };
}
const report = (email: string, raw: string): Promise<number> =>
  bring(port, bounceAddress(site.dataDir, email), raw);

test('an address that is gone gets no more letters from the first report on, and one that comes twice counts once', async () => {
  const reader = await aReader();
  const raw = deliveryReport('5.1.1', { id: '<twice@relay.example>' });
  expect(await report(reader.email, raw)).toBe(250);
  expect(await report(reader.email, raw)).toBe(250);
  expect(await reader.state()).toBe('ended');
  expect(await reader.suppressed()).toBe('bounced');
  const rows = await database.db
    .selectFrom('mail_bounces')
    .select(['kind', 'status'])
    .where('message_id', '=', '<twice@relay.example>')
    .execute();
  expect(rows).toEqual([{ kind: 'hard', status: '5.1.1' }]);
});

test('an address that cannot be reached is given up with the third report within seven days', async () => {
  const reader = await aReader();
  for (let count = 1; count <= 2; count++) await report(reader.email, deliveryReport('4.4.7'));
  await report(reader.email, deliveryReport('4.4.7', { action: 'delayed' }));
  expect(await reader.state()).toBe('confirmed');
  await sql`update mail_bounces set at = at - interval '8 days'
    where address_hash = ${hashOfAddress(site.dataDir, reader.email)} and id = (
      select min(id) from mail_bounces where address_hash = ${hashOfAddress(site.dataDir, reader.email)})`.execute(
    database.db,
  );
  await report(reader.email, deliveryReport('4.2.1'));
  expect(await reader.state()).toBe('confirmed');
  await report(reader.email, deliveryReport('4.2.1'));
  expect(await reader.state()).toBe('ended');
});

test('what is no report of a failure changes nothing, whatever it carries along', async () => {
  const reader = await aReader();
  const holiday = `From: a@b.example\nSubject: On holiday\nMessage-ID: <h@b.example>\n\nAction: failed\nStatus: 5.1.1\n`;
  for (const raw of [
    holiday,
    deliveryReport('2.1.5', { action: 'delivered' }),
    deliveryReport('5.1.1', { action: 'relayed' }),
  ])
    expect(await report(reader.email, raw)).toBe(250);
  expect(await reader.state()).toBe('confirmed');
});

test('a complaint ends letters for good, and nobody complains in the name of others', async () => {
  const complaints = `complaints@${mailHost}`;
  const byKey = await aReader();
  const header = `From: x@${mailHost}\nTo: ${byKey.email}\nList-Unsubscribe: <http://${mailHost}/unsubscribe/${byKey.key}>,\n <mailto:unsubscribe@${mailHost}>`;
  await bring(port, complaints, complaintReport(header, 'Feedback-Type: not-spam'));
  expect(await byKey.state()).toBe('confirmed');
  expect(await bring(port, complaints, complaintReport(header))).toBe(250);
  expect(await byKey.state()).toBe('ended');
  expect(await byKey.suppressed()).toBe('complained');

  const byEnvelope = await aReader();
  const sender = bounceAddress(site.dataDir, byEnvelope.email);
  await bring(
    port,
    complaints,
    complaintReport('Subject: x', `Feedback-Type: abuse\nOriginal-Mail-From: <${sender}>`),
  );
  expect(await byEnvelope.suppressed()).toBe('complained');

  const other = await aReader();
  const forged = header
    .replaceAll(byKey.email, other.email)
    .replace(/unsubscribe\/\d+-[\w-]+/, `unsubscribe/${Number.parseInt(other.key, 10)}-${'A'.repeat(43)}`);
  const fields = `Feedback-Type: abuse\nOriginal-Rcpt-To: <${other.email}>\nOriginal-Mail-From: <bounce+${'a'.repeat(51)}1@${mailHost}>`;
  expect(await bring(port, complaints, complaintReport(forged, fields))).toBe(250);
  expect(await other.state()).toBe('confirmed');
});

test('a mail with the key as its subject ends letters; a wrong one ends none', async () => {
  const reader = await aReader();
  const mail = (key: string) => `From: ${reader.email}\nSubject: ${key}\n\n\n`;
  await bring(port, `unsubscribe@${mailHost}`, mail(`${reader.key}x`));
  expect(await reader.state()).toBe('confirmed');
  await bring(port, `Unsubscribe@${mailHost}`, mail(reader.key));
  expect(await reader.state()).toBe('ended');
});

test('mails to other addresses, hosts and of more than twenty megabytes are refused', async () => {
  const mail = 'Subject: x\n\nx\n';
  for (const to of [
    `office@${mailHost}`,
    `bounce@${mailHost}`,
    `bounce+abc@${mailHost}`,
    'complaints@elsewhere.example',
  ])
    expect(await bring(port, to, mail), to).toBe(550);
  expect(
    await bring(port, `complaints@${mailHost}`, `Subject: x\n\n${`${'x'.repeat(70)}\n`.repeat(310_000)}`),
  ).toBe(552);
});

test('who looks after accounts sees that an address takes no mail, until its owner opens one', async () => {
  const { uid, email } = await aSession(database);
  const { number } = await database.db
    .selectFrom('accounts')
    .select('number')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const refusesSince = async (): Promise<unknown> => {
    const response = await send(site.url, 'getPerson', { number }, admin);
    return ((await response.json()) as { data: { refusesMailSince: unknown } }).data.refusesMailSince;
  };
  expect(await refusesSince()).toBeNull();
  await report(email, deliveryReport('5.1.1'));
  expect(await refusesSince()).toEqual(expect.any(String));
  const address_hash = hashOfAddress(site.dataDir, email);
  const confirmed_at = new Date(Date.now() + 1000);
  await database.db.insertInto('confirmed_addresses').values({ address_hash, confirmed_at }).execute();
  expect(await refusesSince()).toBeNull();
});

test('an operator finds mails that were given up, sends them again or drops them, and nothing else', async () => {
  const now = new Date();
  const job = async (name: string, failed_at: Date | null): Promise<number> => {
    const { id } = await database.db
      .insertInto('jobs')
      .values({
        name,
        key: `given-up-${Math.random()}`,
        payload: JSON.stringify({ bookingId: 77, template: 'booked' }),
        run_at: new Date(now.getTime() + 86_400_000),
        attempts: 19,
        failed_at,
        last_error: failed_at && 'Error EENVELOPE 550',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const [first, second, waiting, other] = [
    await job('booking.send-mail', now),
    await job('booking.send-mail', now),
    await job('booking.send-mail', null),
    await job('house.forget', now),
  ];
  const call = async (name: 'findDeadMails' | 'changeDeadMails', input: object) =>
    (
      (await (await send(site.url, name, input as never, admin)).json()) as {
        data: { total: number; mails: { id: number; error: string; about: unknown }[] };
      }
    ).data;
  const found = await call('findDeadMails', {});
  expect(found.mails.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  expect(found.mails[0]).toMatchObject({
    job: 'booking.send-mail',
    error: 'Error EENVELOPE 550',
    attempts: 19,
    about: expect.arrayContaining([
      { name: 'bookingId', value: '77' },
      { name: 'template', value: 'booked' },
    ]) as unknown,
  });
  await call('changeDeadMails', { ids: [first, waiting, other], action: 'drop' });
  const left = await call('changeDeadMails', { ids: [second, waiting, other], action: 'retry' });
  expect(left).toEqual({ total: 0, held: 0, mails: [] });
  const rows = await database.db
    .selectFrom('jobs')
    .select(['id', 'done_at', 'failed_at', 'run_at'])
    .where('id', 'in', [first, second, waiting, other])
    .orderBy('id')
    .execute();
  expect(rows.map(({ done_at, failed_at }) => [done_at !== null, failed_at !== null])).toEqual([
    [true, false],
    // There is no such booking: the retried mail has nothing to send and is done.
    [expect.any(Boolean), false],
    [false, false],
    [false, true],
  ]);
  expect(rows[2]!.run_at.getTime()).toBeGreaterThan(now.getTime() + 80_000_000);
});
