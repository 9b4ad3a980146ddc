import { randomUUID } from 'node:crypto';
import { readUserKey } from '../../domain/newsletter.ts';
import { alertLinks } from '../../server/areas/alerts/alert-links.ts';
import { signAnswerLink } from '../../server/areas/guest-ratings/answer-rating.ts';
import { newsletterLinks } from '../../server/areas/newsletter/newsletter-links.ts';
import { readSecret } from '../../server/platform/secret.ts';
import type { TestDatabase } from '../harness/databases.ts';

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
  return { alertAddress: row.id, alertKey: readUserKey(alertLinks.buildKey({ secret }, row))!.secret };
}

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
  const { subscriber, secret } = readUserKey(newsletterLinks.buildKey({ secret: key }, row))!;
  return { subscriber, userKey: secret };
}

export async function aRating(
  { db }: Pick<TestDatabase, 'db'>,
  dataDir: string,
  home: number,
): Promise<{ ratingNumber: number; ratingHash: string }> {
  const votes = { furniture: 4, location: 4, cleanliness: 4, external_impression: 4, price_to_service: 4 };
  const { id } = await db
    .insertInto('ratings')
    .values({
      ...{ object_number: home, ...votes, traveller_name: 'Erika', travel_type: 'couple', language: 'de' },
      ...{
        travel_start: '2026-07-04',
        travel_end: '2026-07-11',
        rated_on: '2026-07-12',
        provenance: 'booked',
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const nonce = randomUUID();
  await db.insertInto('rating_answers').values({ rating_id: id, nonce, state: 'none' }).execute();
  const secret = Buffer.from(readSecret(null, dataDir)).toString('base64url');
  return { ratingNumber: id, ratingHash: signAnswerLink({ secret }, { id, nonce }) };
}
