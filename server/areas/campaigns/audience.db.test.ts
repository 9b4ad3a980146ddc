import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { readAudiences } from './audience.ts';
import { campaignsStore } from './campaigns-store.ts';

const now = new Date('2027-03-01T10:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let count = 0;
async function subscribe(more: {
  language?: string;
  state?: string;
  topics?: string[];
  frequency?: string;
  confirmed?: number;
  ended?: number;
  suppressed?: string;
}): Promise<number> {
  const nonce = `reader-${++count}`;
  const state = more.state ?? 'confirmed';
  const { id } = await database.db
    .insertInto('newsletter_subscribers')
    .values({
      ...{ email: state === 'ended' ? null : `${nonce}@example.org`, address_hash: nonce, nonce, state },
      ...{ language: more.language ?? 'de', topics: more.topics ?? ['ideas'] },
      ...{ frequency: more.frequency ?? 'weekly', source: 'LY2', source2: '', place: 'page' },
      asked_at: daysAgo(100),
      confirmed_at: state === 'pending' ? null : daysAgo(more.confirmed ?? 90),
      ended_at: more.ended === undefined ? null : daysAgo(more.ended),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (more.suppressed !== undefined)
    await database.db
      .insertInto('mail_suppressions')
      .values({ address_hash: nonce, reason: more.suppressed, at: daysAgo(5) })
      .execute();
  return id;
}

test('everybody is counted once: as a reader of a language, or by why they get no issue', async () => {
  const { db } = database;
  await subscribe({});
  await subscribe({ confirmed: 3 });
  await subscribe({ language: 'fr', topics: ['ideas', 'offers'] });
  await subscribe({ state: 'pending' });
  await subscribe({ topics: ['homes'] });
  await subscribe({ suppressed: 'bounced' });
  await subscribe({ state: 'ended', ended: 2, suppressed: 'complained' });
  await subscribe({ state: 'ended', ended: 4 });
  await subscribe({ state: 'ended', ended: 40 });
  const recent = await subscribe({ frequency: 'monthly' });

  const before = await readAudiences(db, now);
  expect(before.ideas).toMatchObject({ lastIssueAt: null, readers: { de: 3, fr: 1 }, joined: 4, left: 0 });

  const id = await campaignsStore.insert(db, { path: '/x/', topic: 'ideas', rate: 1 }, daysAgo(8));
  await campaignsStore.setState(db, id, {
    state: 'sent',
    sendAt: daysAgo(8),
    finishedAt: daysAgo(8),
    run: 1,
  });
  await db
    .insertInto('campaign_recipients')
    .values({ campaign_id: id, subscriber_id: recent, state: 'sent', sent_at: daysAgo(8) })
    .execute();
  // A planned issue does not count yet.
  const next = await campaignsStore.insert(db, { path: '/y/', topic: 'ideas', rate: 1 }, now);
  await campaignsStore.setState(db, next, { state: 'scheduled', sendAt: daysAgo(-1), run: 1 });

  const { ideas, offers, homes } = await readAudiences(db, now);
  expect(ideas).toEqual({
    readers: { de: 2, fr: 1 },
    excluded: { recent: 1, unconfirmed: 1, bounced: 1, complained: 1, ended: 2, otherTopics: 1 },
    lastIssueAt: daysAgo(8).toISOString(),
    joined: 1,
    left: 2,
  });
  expect(offers.readers).toEqual({ fr: 1 });
  expect(homes).toMatchObject({ readers: { de: 1 }, excluded: { otherTopics: 4 } });
});
