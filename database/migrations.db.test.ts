import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageWork } from '../tests/harness/image-work.ts';
import { createAccounts } from '../server/areas/accounts/accounts.ts';
import { createAttachments } from '../server/areas/attachments/attachments.ts';
import { filesStore } from '../server/areas/messages/files-store.ts';
import { forgetMessages } from '../server/areas/messages/forget-messages.ts';
import { fixedClock } from '../server/platform/clock.ts';
import { createCountedLimits } from '../server/platform/counted-limits.ts';
import { migrate, readMigrations } from '../server/platform/migrate.ts';
import { insertEarlierHome } from '../tests/builders/earlier-schema.ts';
import { openEmptyDatabase, type TestDatabase } from '../tests/harness/databases.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.close());

/** Brings the empty database to where it was before the migration. */
async function migrateBefore(name: string): Promise<void> {
  await sql`create table migrations (
    name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(
    database.db,
  );
  for (const { name: earlier, body, digest } of readMigrations().filter((one) => one.name < name)) {
    await sql.raw(body).execute(database.db);
    await sql`insert into migrations (name, digest) values (${earlier}, ${digest})`.execute(database.db);
  }
}

const run = (text: string): Promise<unknown> => sql.raw(text).execute(database.db);

test('users become visitors with all that hangs on them, and sessions from before there were accounts end', async () => {
  await migrateBefore('0012-visitors.sql');
  const uids = ['a', 'b', 'c'].map((letter) => letter.repeat(22));
  for (const uid of uids) {
    await run(`insert into users (uid, ebk, email, watch_list_uid)
      values ('${uid}', 'ebk-${uid}', '${uid}@example.org', 'list-${uid}')`);
  }
  const [anna, berta, carla] = uids as [string, string, string];
  await run(`insert into sessions (id, uid, permissions, expires_at, ended_at) values
    ('open', '${anna}', '{"officeOverwrites": true, "other": false, "text": "true"}', now() + interval '1 hour', null),
    ('second', '${anna}', '{"officeOverwrites": true}', now() + interval '1 hour', null),
    ('plain', '${berta}', '{}', now() + interval '1 hour', null),
    ('ended', '${carla}', '{"officeOverwrites": true}', now() + interval '1 hour', now()),
    ('expired', '${carla}', '{"officeOverwrites": true}', now() - interval '1 hour', null)`);

  expect(await migrate(database)).toContain('0012-visitors.sql');

  const accounts = createAccounts({
    connection: database,
    clock: fixedClock(new Date().toISOString()),
    sessionSecret: new Uint8Array(32),
    staffNeedsFactor: false,
  });
  expect(await accounts.find(berta)).toEqual({
    uid: berta,
    ebk: `ebk-${berta}`,
    email: `${berta}@example.org`,
    watchListUid: `list-${berta}`,
  });
  // Nobody could log in before there were accounts: what was open then is closed.
  expect(await database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  const { rows } = await sql`select conname from pg_constraint where conname like 'users%'
    union all select indexname from pg_indexes where indexname like 'users%'`.execute(database.db);
  expect(rows).toEqual([]);
});

test('new homes are numbered after all that were there', async () => {
  await migrateBefore('0011-home-numbers.sql');
  await insertEarlierHome(database.db, 1_000_017);
  await migrate(database);
  const { rows } = await sql`select nextval('home_numbers') as next`.execute(database.db);
  expect(rows).toEqual([{ next: 1_000_018 }]);
});

test.each([
  ['after those that were there', true, { place: 2, landlord: 2 }],
  ['from one in an empty database', false, { place: 1, landlord: 1 }],
])('new places and landlords are numbered %s', async (_, isFilled, next) => {
  await migrateBefore('0015-numbers-of-places-and-landlords.sql');
  if (isFilled) await insertEarlierHome(database.db);
  await migrate(database);
  const { rows } = await sql`select nextval('place_numbers')::int as place,
    nextval('landlord_numbers')::int as landlord`.execute(database.db);
  expect(rows).toEqual([next]);
});

/** A file store in memory. */
function filesIn(stored: Map<string, Buffer>): Parameters<typeof createAttachments>[0]['files'] {
  return {
    put: (key, bytes) => Promise.resolve(void stored.set(key, Buffer.from(bytes))),
    get: (key) => Promise.resolve(stored.get(key) ?? null),
    delete: (key) => Promise.resolve(void stored.delete(key)),
  };
}

test('files of messages that lay by themselves are attachments: read as before, and deleted with what they came with', async () => {
  await migrateBefore('0309-files-that-are-gone.sql');
  await insertEarlierHome(database.db);
  const longName = `${'ö'.repeat(116)}.pdf`;
  await run(`
    insert into bookings (id, object_number, method, state, start_date, end_date, persons, payment, customer, language,
        quote, total_cents, guest_nonce, landlord_nonce)
      values (1, 1, 'booking', 'confirmed', '2026-07-03', '2026-07-10', 2, 1, '{}', 'de', '{}', 1, 'g', 'l');
    insert into message_threads (booking_id, created_at, changed_at) values (1, '2026-05-01Z', '2026-05-04Z');
    insert into messages (booking_id, side, text, created_at)
      values (1, 'guest', 'With two files', '2026-05-01Z'), (1, 'landlord', 'By mail', '2026-05-02Z');
    insert into attachments (file_key, name, type, bytes, created_at, kept_at) values
      ('attachments/case.pdf', 'case.pdf', 'application/pdf', 1, '2026-04-01Z', '2026-04-01Z'),
      ('attachments/mail.png', 'plan.png', 'image/png', 2, '2026-05-02Z', '2026-05-02Z');
    insert into message_files (booking_id, message_id, side, file_key, name, media_type, bytes, attachment_id, created_at)
      values
      (1, 1, 'guest', 'messages/a.jpg', 'garden.jpg', 'image/jpeg', 3, null, '2026-05-01T10:00Z'),
      (1, 1, 'guest', 'messages/b.pdf', '${longName}', 'application/pdf', 4, null, '2026-05-01T10:01Z'),
      (1, 2, 'landlord', 'attachments/mail.png', 'plan.png', 'image/png', 2, 2, '2026-05-02Z'),
      -- Sent and waiting for its message, and left behind by a thread that is gone with its booking.
      (1, null, 'guest', 'messages/waits.jpg', 'waits.jpg', 'image/jpeg', 5, null, '2026-05-03Z'),
      (null, null, 'guest', 'messages/left.jpg', 'left.jpg', 'image/jpeg', 6, null, '2026-04-01Z')`);

  await migrate(database);

  const { db } = database;
  const ofThread = await filesStore.listByThread(db, 1);
  expect(ofThread.map(({ id, messageId, name, type, bytes }) => [id, messageId, name, type, bytes])).toEqual([
    [1, 1, 'garden.jpg', 'image/jpeg', 3],
    [2, 1, longName, 'application/pdf', 4],
    [3, 2, 'plan.png', 'image/png', 2],
  ]);
  expect(await filesStore.find(db, { bookingId: 1, side: 'guest', id: 4 })).toMatchObject({
    name: 'waits.jpg',
  });
  expect(await filesStore.find(db, { bookingId: 1, side: 'landlord', id: 4 })).toBeNull();
  await database.transaction(async (tx) => {
    expect(await filesStore.lockReady(tx, { bookingId: 1, side: 'guest', ids: [4, 5] })).toEqual([4]);
  });

  const keys = ['messages/a.jpg', 'messages/b.pdf', 'attachments/mail.png', 'messages/waits.jpg'];
  const stored = new Map(
    [...keys, 'messages/left.jpg', 'attachments/case.pdf'].map((key) => [key, Buffer.from(key)]),
  );
  const clock = fixedClock('2026-05-04T10:00:00Z');
  const attachments = createAttachments({
    connection: database,
    clock,
    secret: 'a secret for links',
    limits: createCountedLimits({ factor: 0, secret: 'a key for tests', clock }),
    files: filesIn(stored),
    images: imageWork,
    work: (task) => task(),
  });
  const read = await attachments.read(ofThread.map(({ attachmentId }) => attachmentId));
  expect(read.map(({ content }) => content.toString()).sort()).toEqual(
    ['attachments/mail.png', 'messages/a.jpg', 'messages/b.pdf'].sort(),
  );

  const forget = async (threadsBefore: string): Promise<string[]> => {
    const filesBefore = new Date('2026-05-02T12:00Z');
    const before = { threadsBefore: new Date(threadsBefore), filesBefore, unsentBefore: filesBefore };
    await forgetMessages({ connection: database, attachments }, before);
    await attachments.module.forget!(clock.now());
    return [...stored.keys()].sort();
  };
  expect(await forget('2026-01-01Z')).toEqual([...keys, 'attachments/case.pdf'].sort());
  expect(await forget('2026-06-01Z')).toEqual(['attachments/case.pdf', 'messages/waits.jpg']);
});

test('a row for a missing attachment file is deleted, and the site starts', async () => {
  await migrateBefore('0309-files-that-are-gone.sql');
  await run(`
    insert into attachments (file_key, name, type, bytes, created_at, kept_at)
      values ('attachments/mail.png', 'plan.png', 'image/png', 2, '2026-05-02Z', '2026-05-02Z');
    insert into message_files (side, file_key, name, media_type, bytes, attachment_id, created_at) values
      ('guest', 'attachments/gone.png', 'gone.png', 'image/png', 2, 77, '2026-05-02Z'),
      ('guest', 'attachments/mail.png', 'plan.png', 'image/png', 2, 1, '2026-05-02Z')`);
  await migrate(database);
  const { rows } = await sql`select attachment_id from message_files`.execute(database.db);
  expect(rows).toEqual([{ attachment_id: 1 }]);
});
