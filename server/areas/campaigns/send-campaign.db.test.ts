import { currentOperator } from '../../../tests/builders/operator.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { createCountedLimits } from '../../platform/counted-limits.ts';
import { createMailDomains } from '../../platform/mail-domains.ts';
import type { Mail } from '../../platform/mail.ts';
import { campaignsStore } from './campaigns-store.ts';
import { sendCampaign, type SendCampaignDeps } from './send-campaign.ts';

const start = Date.parse('2027-03-01T10:00:00Z');
let now = start;
const clock = { now: () => new Date(now) };
let database: TestDatabase;
let deps: SendCampaignDeps;
let sent: Mail[] = [];
/** The mail server's refusal by domain; absent: it accepts the mail. */
const said = new Map<string, object>();

beforeAll(async () => {
  database = await openTestDatabase();
  deps = {
    connection: database,
    clock,
    mail: {
      send: (mail) => {
        const error = said.get(mail.to.address.split('@')[1]!);
        if (error) return Promise.reject(Object.assign(new Error('later'), error));
        sent.push(mail);
        return Promise.resolve();
      },
    },
    mailDomains: createMailDomains({
      limits: createCountedLimits({ factor: 1, secret: 'a key for tests', clock }),
      clock,
      perMinute: 3,
    }),
    newsletter: {
      linksOf: ({ id }) => ({
        key: `${id}`,
        unsubscribe: { url: 'https://www.feriola.test/', subject: 'x' },
      }),
    },
    operator: currentOperator,
    publicUrl: 'https://www.feriola.test',
    render: () => Promise.resolve(() => ({ subject: 'Issue', html: '<p></p>', text: '' })),
  };
});
afterAll(() => database.close());
beforeEach(() => {
  sent = [];
  said.clear();
  now += 86_400_000;
});

let people = 0;
async function aCampaign(rate: number, addresses: readonly string[]): Promise<number> {
  const { db } = database;
  const id = await campaignsStore.insert(db, { path: '/x/', topic: 'ideas', rate }, clock.now());
  await campaignsStore.setState(db, id, { state: 'sending', sendAt: clock.now(), run: now });
  for (const address of addresses) {
    const nonce = String(++people);
    const email = address.replace('@', `-${nonce}@`);
    const { id: subscriber } = await db
      .insertInto('newsletter_subscribers')
      .values({
        ...{
          email,
          address_hash: nonce,
          language: 'de',
          nonce,
          state: 'confirmed',
          source: 'LY2',
          source2: '',
          place: 'page',
        },
        ...{ topics: ['ideas'], frequency: 'weekly', asked_at: clock.now(), confirmed_at: clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('campaign_recipients')
      .values({ campaign_id: id, subscriber_id: subscriber, state: 'waiting' })
      .execute();
  }
  return id;
}
const many = (count: number, domain: string): string[] => Array.from({ length: count }, () => `a@${domain}`);
const to = (domain: string): number => sent.filter((mail) => mail.to.address.endsWith(`@${domain}`)).length;

test('sending that was paused goes on at its rate: what the run before left behind sends nothing more', async () => {
  const id = await aCampaign(2, [...many(2, 'a.example'), ...many(2, 'b.example'), ...many(2, 'c.example')]);
  const first = now;
  expect(await sendCampaign(deps, id, first)).toEqual({ runAt: new Date(first + 60_000) });
  expect(sent).toHaveLength(2);
  now += 10_000;
  await campaignsStore.setState(database.db, id, { state: 'paused' });
  await campaignsStore.setState(database.db, id, { state: 'sending', run: now });
  const second = now;
  // The minute of the run before is not over.
  expect(await sendCampaign(deps, id, second)).toEqual({ runAt: new Date(second + 60_000) });
  expect(sent).toHaveLength(2);
  now = second + 61_000;
  expect(await sendCampaign(deps, id, first)).toBeUndefined();
  expect(sent).toHaveLength(2);
  await sendCampaign(deps, id, second);
  expect(sent).toHaveLength(4);
});

test('a domain gets so many in a minute while the others get theirs', async () => {
  const id = await aCampaign(100, [...many(5, 'large.example'), ...many(2, 'small.example')]);
  const run = now;
  expect(await sendCampaign(deps, id, run)).toEqual({ runAt: new Date(run + 60_000) });
  expect([to('large.example'), to('small.example')]).toEqual([3, 2]);
  now += 61_000;
  expect(await sendCampaign(deps, id, run)).toBeUndefined();
  expect(to('large.example')).toBe(5);
  expect((await campaignsStore.find(database.db, id))!.state).toBe('sent');
  expect(sent[0]!.feedback).toEqual([`campaign-${id}`, 'ideas', 'newsletter']);
});

test('a domain that asks to come later is left alone, longer each time, and no other waits for it', async () => {
  const id = await aCampaign(100, [...many(2, 'slow.example'), ...many(1, 'quick.example')]);
  const run = now;
  const later = { responseCode: 451, command: 'RCPT TO' };
  said.set('slow.example', later);
  await sendCampaign(deps, id, run);
  expect([to('slow.example'), to('quick.example')]).toEqual([0, 1]);
  const pause = async (): Promise<number> => {
    const row = await database.db
      .selectFrom('mail_domains')
      .select('paused_until')
      .where('domain', '=', 'slow.example')
      .executeTakeFirst();
    return row ? (row.paused_until.getTime() - now) / 60_000 : 0;
  };
  expect(await pause()).toBe(1);
  now += 60_000;
  await sendCampaign(deps, id, run);
  expect(await pause()).toBe(2);
  now += 120_000;
  said.clear();
  await sendCampaign(deps, id, run);
  expect(to('slow.example')).toBe(2);
  expect(await pause()).toBe(0);
});

test('a mail server that takes nothing at all is no fault of a domain', async () => {
  const id = await aCampaign(100, many(1, 'any.example'));
  said.set('any.example', { responseCode: 421, command: 'CONN' });
  await expect(sendCampaign(deps, id, now)).rejects.toThrow('later');
  expect(await database.db.selectFrom('mail_domains').select('domain').execute()).toEqual([]);
});
