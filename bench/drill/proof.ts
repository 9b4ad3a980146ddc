import { sql, type RawBuilder } from 'kysely';
import { bookingProofStore } from '../../server/areas/booking/booking-proof-store.ts';
import { checkLedger } from '../../server/areas/ledger/ledger-store.ts';
import { uploadsStore } from '../../server/areas/uploads/uploads-store.ts';
import { uploadBase } from '../../server/areas/uploads/rules/upload-address.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Cluster } from './cluster.ts';
import { findRepeatedMails } from './repeated-mails.ts';
import { guestAddress, type Diary } from './visitors.ts';

/** Figures that must be zero when all faults are over, and figures that are only reported. */
interface Proof {
  zeros: Record<string, number>;
  counts: Record<string, number>;
}

type Connection = Awaited<ReturnType<typeof openPostgres>>;

/** Checks the database and each node against everything that visitors were told. All due jobs must be done before. */
export async function prove(cluster: Cluster, diary: Diary): Promise<Proof> {
  const connection = await openPostgres(cluster.databaseUrl);
  try {
    const keys = await bookingsByKey(connection);
    const acknowledgedBookings = [...diary.acknowledged];
    const missingKeys = acknowledgedBookings.filter(([key, ids]) => !ids.has(keys.get(key) ?? NaN));
    const twice = acknowledgedBookings.filter(([, ids]) => ids.size > 1);
    const ledger = await checkLedger(connection.db);
    const repeats = findRepeatedMails(cluster.mails, cluster.breaks);
    for (const id of repeats.unexplained)
      console.log(`${id}: taken at ${cluster.mails.get(id)!.map(Math.round).join(', ')} ms`);
    if (repeats.unexplained.length > 0)
      console.log(`breaks at ${cluster.breaks.map(Math.round).join(', ')} ms`);
    return {
      zeros: {
        'acknowledged bookings that are missing': missingKeys.length,
        'acknowledged bookings with two numbers': twice.length,
        'bookings without an idempotent reply': await unansweredBookings(connection),
        'pairs of stays that overlap': await bookingProofStore.overlappingStays(connection.db),
        'mails that did not come': missingMails(cluster, keys.values()),
        'mails that came twice though nothing broke off': repeats.unexplained.length,
        'jobs that failed': await failedJobs(connection),
        'cents by which the ledger is off': Math.abs(ledger.sum),
        'postings that are not balanced': ledger.unbalanced,
        'searches that nodes answer differently': await differingSearches(cluster),
        'homes that the search had wrong': await driftedHomes(cluster),
        'pictures that a node does not show': await missingPictures(connection, cluster, diary),
        'answers 5xx that say not when to come again': [...diary.faults.values()].reduce(
          (sum, n) => sum + n,
          0,
        ),
      },
      counts: {
        'bookings acknowledged': diary.acknowledged.size,
        'mails taken': [...cluster.mails.values()].reduce((sum, times) => sum + times.length, 0),
        'of them again, with the same Message-ID, since their acceptance broke off': repeats.brokenOff.length,
        'postings of the ledger': ledger.postings,
        'pictures taken': diary.pictures.size,
        'refusals 503 that say when to come again': diary.refused,
        'connections that broke off': diary.broken,
      },
    };
  } finally {
    await connection.close();
  }
}

/** Resolves when no due job is left, or after this many milliseconds. */
export async function untilJobsAreDone(cluster: Cluster, withinMs: number): Promise<void> {
  const connection = await openPostgres(cluster.databaseUrl);
  const deadline = performance.now() + withinMs;
  const countDueJobs = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs
      where done_at is null and failed_at is null and name = 'booking.send-mail'`.execute(connection.db);
    return rows[0]!.count;
  };
  while ((await countDueJobs()) > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 500));
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
    sql`select count(*)::int as count from bookings where customer->>'email' = ${guestAddress} and id not in (
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

async function differingSearches({ urls }: Cluster): Promise<number> {
  let differingCount = 0;
  for (let ahead = 20; ahead < 380; ahead += 12) {
    const startDate = addDays(todayInBerlin(new Date()), ahead);
    const query = JSON.stringify({ startDate, endDate: addDays(startDate, 7), persons: 2, maxResults: 100 });
    const answers = await Promise.all(
      urls.map(async (url) => {
        const response = await fetch(`${url}/api/search?query=${encodeURIComponent(query)}`);
        const { data } = (await response.json()) as Envelope<{ objectNumber: number[]; hitsTotal: number }>;
        return JSON.stringify([data?.hitsTotal, data?.objectNumber]);
      }),
    );
    if (new Set(answers).size > 1) differingCount += 1;
  }
  return differingCount;
}

async function driftedHomes({ metricsUrls }: Cluster): Promise<number> {
  const counts = await Promise.all(
    metricsUrls.map(async (url) => {
      const text = await (await fetch(url)).text();
      return Number(/^feriola_search_drifted_homes_total (\d+)$/m.exec(text)?.[1] ?? NaN);
    }),
  );
  return counts.reduce((sum, one) => sum + one, 0);
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
