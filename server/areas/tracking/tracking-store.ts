import { sql } from 'kysely';
import type { ConsentChoice } from '../../../domain/consent.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import type { TrackingParams } from '../../../domain/tracking-parameters.ts';
import { knownPartner } from '../../platform/known-partner-store.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { TimingCount } from './rules/timing-buckets.ts';
import type { SeenParams } from './rules/traffic-origin.ts';

export interface VisitedPage {
  route: string;
  contentGroup: number;
  objectNumber: number | null;
  language: string;
  /** The partner on whose host it was recorded. 0 for our own site. */
  partner: number;
}

export const trackingStore = {
  async insertConsent(
    db: Queryable,
    uid: string | null,
    choice: ConsentChoice,
    givenAt: Date,
  ): Promise<void> {
    await db
      .insertInto('consent_log')
      .values({ uid, statistic: choice.statistic, marketing: choice.marketing, given_at: givenAt })
      .execute();
  },

  /** Returns origins, oldest first. */
  async origins(db: Queryable, uid: string): Promise<SeenParams[]> {
    const rows = await db
      .selectFrom('traffic_origins')
      .select(['params', 'seen_at'])
      .where('uid', '=', uid)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ params: row.params as TrackingParams, seenAt: row.seen_at }));
  },

  /** Inserts an origin and keeps the visitor's newest `limit` rows. */
  async insertOrigin(db: Queryable, uid: string, origin: SeenParams, limit: number): Promise<void> {
    await db
      .insertInto('traffic_origins')
      .values({ uid, params: JSON.stringify(origin.params), seen_at: origin.seenAt })
      .execute();
    await sql`
      delete from traffic_origins where uid = ${uid} and id <= (
        select id from traffic_origins where uid = ${uid} order by id desc offset ${limit} limit 1
      )`.execute(db);
  },

  async insertPage(
    db: Queryable,
    uid: string,
    page: VisitedPage,
    visitedAt: Date,
    limit: number,
  ): Promise<void> {
    await db
      .insertInto('visited_pages')
      .values({
        uid,
        route: page.route,
        content_group: page.contentGroup,
        object_number: page.objectNumber,
        language: page.language,
        partner_id: knownPartner(page.partner),
        visited_at: visitedAt,
      })
      .execute();
    await sql`
      delete from visited_pages where uid = ${uid} and id <= (
        select id from visited_pages where uid = ${uid} order by id desc offset ${limit} limit 1
      )`.execute(db);
  },

  async countTimings(
    db: Queryable,
    day: PlainDate,
    route: string,
    counts: readonly TimingCount[],
  ): Promise<void> {
    await db
      .insertInto('page_timings')
      .values(counts.map(({ metric, bucket }) => ({ day, route, metric, bucket, visits: 1 })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'route', 'metric', 'bucket'])
          .doUpdateSet({ visits: sql`page_timings.visits + 1` }),
      )
      .execute();
  },

  /** Deletes all data that required consent; the log of the answers stays. */
  async deleteVisitor(tx: Tx, uid: string): Promise<void> {
    await tx.deleteFrom('traffic_origins').where('uid', '=', uid).execute();
    await tx.deleteFrom('visited_pages').where('uid', '=', uid).execute();
  },

  async updateParams(tx: Tx, uid: string, names: readonly string[]): Promise<void> {
    await tx
      .updateTable('traffic_origins')
      .set({ params: sql`params - ${[...names]}::text[]` })
      .where('uid', '=', uid)
      .execute();
  },

  async deleteBefore(
    db: Queryable,
    before: { consent: Date; origins: Date; pages: Date; timings: PlainDate },
  ): Promise<void> {
    await db.deleteFrom('consent_log').where('given_at', '<', before.consent).execute();
    await db.deleteFrom('traffic_origins').where('seen_at', '<', before.origins).execute();
    await db.deleteFrom('visited_pages').where('visited_at', '<', before.pages).execute();
    await db.deleteFrom('page_timings').where('day', '<', before.timings).execute();
  },
};
