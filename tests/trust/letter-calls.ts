import { randomUUID } from 'node:crypto';
import { readUserKey } from '../../domain/newsletter.ts';
import { alertKeyOf } from '../../server/areas/alerts/alert-links.ts';
import { userKey } from '../../server/areas/newsletter/newsletter-links.ts';
import { readSecret } from '../../server/platform/secret.ts';
import type { TestDatabase } from '../harness/databases.ts';

/** An address that is written to when a search has news, and the key of its links. */
export async function anAlertAddress(
  { db }: Pick<TestDatabase, 'db'>,
  dataDir: string,
): Promise<{ alertAddress: number; alertKey: string }> {
  const row = await db
    .insertInto('alert_addresses')
    .values({
      email: `${randomUUID()}@example.org`,
      address_hash: randomUUID(),
      language: 'de',
      nonce: randomUUID(),
    })
    .returning(['id', 'nonce'])
    .executeTakeFirstOrThrow();
  const secret = Buffer.from(readSecret(null, dataDir)).toString('base64url');
  return { alertAddress: row.id, alertKey: readUserKey(alertKeyOf({ secret }, row))!.secret };
}

/** Somebody who gets letters, and the key of their links. */
export async function aSubscriber(
  { db }: Pick<TestDatabase, 'db'>,
  dataDir: string,
): Promise<{ subscriber: number; userKey: string }> {
  const now = new Date();
  const row = await db
    .insertInto('newsletter_subscribers')
    .values({
      email: `${randomUUID()}@example.org`,
      address_hash: randomUUID(),
      state: 'confirmed',
      language: 'de',
      topics: ['offers', 'ideas'],
      frequency: 'monthly',
      nonce: randomUUID(),
      source: 'LY2',
      source2: '',
      place: 'page',
      asked_at: now,
      confirmed_at: now,
    })
    .returning(['id', 'nonce'])
    .executeTakeFirstOrThrow();
  const key = Buffer.from(readSecret(null, dataDir)).toString('base64url');
  const { subscriber, secret } = readUserKey(userKey({ secret: key }, row))!;
  return { subscriber, userKey: secret };
}
