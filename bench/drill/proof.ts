import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { bookingProofStore } from '../../server/areas/booking/booking-proof-store.ts';
import { uploadsStore } from '../../server/areas/uploads/uploads-store.ts';
import { uploadBase } from '../../server/areas/uploads/rules/upload-address.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import type { Cluster } from './cluster.ts';
import type { Diary } from './diary.ts';
import { countMissingAssets, guestHost } from './guests.ts';
import { proveMoney } from './money-proof.ts';
import { findRepeatedMails } from './repeated-mails.ts';
import { proveSearch } from './search-proof.ts';

/** Figures that must be zero when all faults are over, and figures that are only reported. */
interface Proof {
  zeros: Record<string, number>;
  counts: Record<string, number>;
}

type Connection = Awaited<ReturnType<typeof openPostgres>>;

const openCurrent = ({ database }: Cluster): Promise<Connection> => openPostgres(database.current.server.url);

/** Checks the database and each node against everything that visitors were told. All due jobs must be done before. */
export async function prove(cluster: Cluster, diary: Diary): Promise<Proof> {
  const connection = await openCurrent(cluster);
  try {
    const keys = await bookingsByKey(connection);
    const acknowledgedBookings = [...diary.acknowledged];
    const missingKeys = acknowledgedBookings.filter(([key, ids]) => !ids.has(keys.get(key) ?? NaN));
    const twice = acknowledgedBookings.filter(([, ids]) => ids.size > 1);
    const money = await proveMoney(connection.db, diary);
    const breaks = cluster.breaks.map(({ at }) => at);
    const repeats = findRepeatedMails(cluster.mails, breaks);
    for (const id of repeats.unexplained)
      console.log(`${id}: taken at ${cluster.mails.get(id)!.map(Math.round).join(', ')} ms`);
    if (repeats.unexplained.length > 0) console.log(`breaks at ${breaks.map(Math.round).join(', ')} ms`);
    for (const name of diary.missingAssets) console.log(`${name} did not load`);
    const visit = { url: cluster.urls[0]!, nodes: cluster.urls, diary };
    return {
      zeros: {
        'acknowledged bookings that are missing': missingKeys.length,
        'acknowledged bookings with two numbers': twice.length,
        'bookings without an idempotent reply': await unansweredBookings(connection),
        'pairs of stays that overlap': await bookingProofStore.overlappingStays(connection.db),
        'mails that did not come': missingMails(cluster, keys.values()),
        'mails that came twice though nothing broke off': repeats.unexplained.length,
        'jobs that failed': await failedJobs(connection),
        ...money.zeros,
        ...(await proveSearch(cluster, diary)),
        'wrong passwords compared beyond the limit of all nodes': diary.guessesBeyondLimit,
        'sessions that a node did not know': diary.unknownSessions,
        'sessions that a node still took after their end': diary.sessionsAfterEnd,
        'pictures that a node does not show': await missingPictures(connection, cluster, diary),
        'scripts and styles of any page that did not load': diary.missingAssets.size,
        'of them such that a node lacks at the end': await countMissingAssets(visit),
        'answers 5xx that say not when to come again': [...diary.faults.values()].reduce(
          (sum, n) => sum + n,
          0,
        ),
      },
      counts: {
        'bookings acknowledged': diary.acknowledged.size,
        'mails taken': [...cluster.mails.values()].reduce((sum, times) => sum + times.length, 0),
        'of them again, with the same Message-ID, since their acceptance broke off': repeats.brokenOff.length,
        ...money.counts,
        'pictures taken': diary.pictures.size,
        'logins and logouts': diary.logins,
        'wrong passwords tried': diary.guesses,
        'scripts and styles that pages named': diary.assets.size,
        'starts of nodes that had to be repeated': cluster.repeatedStarts,
        'refusals 503 that say when to come again': diary.refused,
        'connections that broke off': diary.broken,
      },
    };
  } finally {
    await connection.close();
  }
}

/** Resolves when no mail is left to be sent, or after this many milliseconds. */
export async function untilMailsAreSent(cluster: Cluster, withinMs: number): Promise<void> {
  const connection = await openCurrent(cluster);
  const deadline = performance.now() + withinMs;
  const countMailsDue = (): Promise<number> =>
    count(
      connection,
      sql`select count(*)::int as count from jobs
        where done_at is null and failed_at is null and name in ('booking.send-mail', 'payments.mail')`,
    );
  while ((await countMailsDue()) > 0 && performance.now() < deadline) await pause(500);
  await connection.close();
}

async function bookingsByKey({ db }: Connection): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`select key, (reply->>'bookingID')::int8 as id
    from idempotent_replies where scope = 'booking.create'`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, Number(id)]));
}

async function count({ db }: Connection, query: RawBuilder<{ count: number }>): Promise<number> {
  return (await query.execute(db)).rows[0]!.count;
}

const unansweredBookings = (connection: Connection): Promise<number> =>
  count(
    connection,
    sql`select count(*)::int as count from bookings where customer->>'email' like ${`%@${guestHost}`} and id not in (
      select (reply->>'bookingID')::int8 from idempotent_replies where scope = 'booking.create')`,
  );

const failedJobs = (connection: Connection): Promise<number> =>
  count(connection, sql`select count(*)::int as count from jobs where failed_at is not null`);

/** Counts bookings with missing mails. Each new booking sends one to the guest and one to the landlord. */
function missingMails({ mails }: Cluster, bookings: Iterable<number>): number {
  const mailedBookings = new Set(
    [...mails.keys()].map((id) => id.replace(/^booking-(\d+)-\w+-(guest|landlord)$/, '$1 $2')),
  );
  return [...bookings]
    .flatMap((id) => [`${id} guest`, `${id} landlord`])
    .filter((recipient) => !mailedBookings.has(recipient)).length;
}

async function missingPictures({ db }: Connection, { urls }: Cluster, { pictures }: Diary): Promise<number> {
  let missingCount = 0;
  for (const id of pictures) {
    const row = await uploadsStore.one(db, id);
    for (const url of urls) {
      const response = row && (await fetch(`${url}${uploadBase(row)}-250x155.webp`));
      await response?.arrayBuffer();
      if (!response?.ok) missingCount += 1;
    }
  }
  return missingCount;
}
