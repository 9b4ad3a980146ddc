import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeMigration, insertEarlierHome } from '../../tests/builders/earlier-schema.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/harness/databases.ts';
import { idempotently, requestDigest } from './idempotency.ts';
import type { IdempotentCall } from './idempotent-call.ts';
import { retryTransaction } from './retry-transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table written (call text not null)`.execute(database.db);
});
afterAll(() => database.close());

const call: IdempotentCall = { scope: 'test.one', key: 'key', digest: 'body' };

/** Writes something and answers with how often that has been done for the call. */
const write = (given: IdempotentCall, failing = false) =>
  retryTransaction(database, (tx) =>
    idempotently(tx, given, async () => {
      const id = JSON.stringify(given);
      await sql`insert into written (call) values (${id})`.execute(tx);
      const { rows } = await sql<{ n: number }>`
        select count(*)::int4 as n from written where call = ${id}`.execute(tx);
      const failed = { ok: false, type: 'failed', data: null } as const;
      return failing ? failed : ({ ok: true, data: { n: rows[0]!.n } } as const);
    }),
  );

describe('an idempotent call', () => {
  test('is worked once, and answers the same reply again', async () => {
    expect(await write(call)).toEqual({ ok: true, data: { n: 1 } });
    expect(await write(call)).toEqual({ ok: true, data: { n: 1 } });
  });

  test('with another body is refused and not worked', async () => {
    const other = { ...call, digest: 'another body' };
    expect(await write(other)).toEqual({ ok: false, type: 'idempotency-conflict', data: null });
    const { rows } = await sql`select 1 from written where call = ${JSON.stringify(other)}`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  test('with the same key in another scope is another call', async () => {
    expect(await write({ ...call, scope: 'test.two' })).toEqual({ ok: true, data: { n: 1 } });
  });

  test('that failed is judged anew', async () => {
    const failing = { ...call, key: 'failing' };
    expect(await write(failing, true)).toMatchObject({ ok: false, type: 'failed' });
    expect(await write(failing)).toEqual({ ok: true, data: { n: 2 } });
    expect(await write(failing, true)).toEqual({ ok: true, data: { n: 2 } });
  });

  test('whose transaction is undone has left nothing', async () => {
    const undone = { ...call, key: 'undone' };
    const attempt = database.transaction(async (tx) => {
      await idempotently(tx, undone, async () => ({ ok: true, data: {} }));
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(await write(undone)).toEqual({ ok: true, data: { n: 1 } });
  });

  test('made many times at once is worked once, and all get its reply', async () => {
    const at = { ...call, key: 'at once' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => write(at)));
    expect(replies).toEqual(Array.from({ length: 8 }, () => ({ ok: true, data: { n: 1 } })));
  });
});

test('the digest is of what is asked for, not of who asks or in which order the keys come', () => {
  const body = { objectNumber: 1, customer: { zip: '1', city: 'x' }, extras: { a: 1, b: [2, 1] } };
  const digest = requestDigest(body);
  expect(
    requestDigest({
      extras: { b: [2, 1], a: 1 },
      uid: 'u',
      jwt: 'j',
      idempotencyKey: 'k',
      bookingHash: 'h',
      customer: { city: 'x', zip: '1' },
      objectNumber: 1,
    }),
  ).toBe(digest);
  // Calls from before an update of the house are known after it.
  expect(digest).toBe('aCtFAM69H_8vr6PApSsBd28SzB-iPc20GNmkaZmkYns');
  expect(requestDigest({ ...body, extras: { a: 1, b: [1, 2] } })).not.toBe(digest);
  expect(requestDigest({ ...body, customer: { zip: '1', city: 'x', uid: 'u' } })).not.toBe(digest);
});

test('replies of all three places move into their scopes, and nothing else of bookings changes', async () => {
  await beforeMigration(database, '0013-replies-by-scope.sql', async (tx, migrate) => {
    await insertEarlierHome(tx);
    await sql
      .raw(
        `insert into bookings (id, object_number, method, state, start_date, end_date, persons, payment, customer,
            language, quote, total_cents, guest_nonce, landlord_nonce, idempotency_key, request_digest)
          values (100001, 1, 'option', 'booked', '2027-07-03', '2027-07-10', 2, 1, '{}', 'de', '{"a": 1}', 71050,
            'g', 'l', 'same-key', 'digest 1');
        insert into stays (object_number, period, kind, booking_id)
          values (1, '[2027-07-03,2027-07-10)', 'booking', 100001);
        insert into booking_changes (id, booking_id, agreed, start_date, end_date, persons, quote, total_cents,
            idempotency_key, request_digest, created_at)
          values (5, 100001, '{"b": 2}', '2027-08-07', '2027-08-14', 3, '{"c": 3}', 99901, 'same-key', 'digest 2',
            '2027-03-01T10:00:00Z');
        insert into idempotent_replies (key, request_digest, reply, created_at) values
          ('create-same-key', 'digest 1', '{"bookingID": 100001}', '2027-02-01T10:00:00Z'),
          ('create-convert-1-x', 'digest 3', '{"bookingID": 100002}', '2027-02-02T10:00:00Z'),
          ('convert-100001-same-key', 'digest 4', '{"bookingID": 100001}', '2027-02-03T10:00:00Z'),
          (E'convert-100001-a-7-\\nb', 'digest 5', '{"bookingID": 100001}', '2027-02-04T10:00:00Z');`,
      )
      .execute(tx);
    const tables = async () =>
      Promise.all(
        ['bookings', 'stays', 'booking_changes'].map(async (table) => {
          const { rows } = await sql<{ row: Record<string, unknown> }>`
            select to_jsonb(${sql.table(table)}) - 'idempotency_key' - 'request_digest' as row
            from ${sql.table(table)}`.execute(tx);
          return rows;
        }),
      );
    const before = await tables();
    await migrate();
    expect(await tables()).toEqual(before);
    const { rows } = await sql`
      select scope, key, request_digest as digest, reply, created_at::date::text as day from idempotent_replies
      order by created_at`.execute(tx);
    expect(rows).toEqual([
      {
        scope: 'booking.create',
        key: 'same-key',
        digest: 'digest 1',
        reply: { bookingID: 100_001 },
        day: '2027-02-01',
      },
      {
        scope: 'booking.create',
        key: 'convert-1-x',
        digest: 'digest 3',
        reply: { bookingID: 100_002 },
        day: '2027-02-02',
      },
      {
        scope: 'booking.convert/100001',
        key: 'same-key',
        digest: 'digest 4',
        reply: { bookingID: 100_001 },
        day: '2027-02-03',
      },
      {
        scope: 'booking.convert/100001',
        key: 'a-7-\nb',
        digest: 'digest 5',
        reply: { bookingID: 100_001 },
        day: '2027-02-04',
      },
      {
        scope: 'booking.change/100001',
        key: 'same-key',
        digest: 'digest 2',
        reply: { changeID: 5 },
        day: '2027-03-01',
      },
    ]);
  });
});
