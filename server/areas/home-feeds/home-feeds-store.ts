import { sql, type RawBuilder } from 'kysely';
import type { FeedPreview } from '../../../contract/home-feeds/home-feed-preview.ts';
import type { HomeFeedReport } from '../../../contract/home-feeds/home-feed.ts';
import type { HomeFeedFormat, HomeFeedHours, HomeFeedProblem } from '../../../domain/home-feeds.ts';
import type { Language } from '../../../domain/language.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { FeedBusiness, FeedProgress, MissingHomes, ToldRow } from './import-feed.ts';

export interface FeedTerms {
  name: string;
  /** Null for feeds that are uploaded as a file. */
  url: string | null;
  format: HomeFeedFormat;
  isFull: boolean;
  everyHours: HomeFeedHours;
  currency: string | null;
  rate: number | null;
  /** Meaning of the table's columns; null for other formats. */
  mapping: string | null;
}

export interface HomeFeedRow extends FeedBusiness, FeedTerms {
  feedId: number;
  state: 'trial' | 'active' | 'paused';
  etag: string | null;
  lastModified: string | null;
  readAt: Date | null;
  nextRunAt: Date | null;
  runKey: number | null;
  runningSince: Date | null;
  progress: FeedProgress | null;
  /** Key in the file store of an uploaded file that is not imported yet. */
  fileKey: string | null;
  fileName: string | null;
  lastRunAt: Date | null;
  lastSuccessAt: Date | null;
  lastChangeAt: Date | null;
  problem: HomeFeedProblem | null;
  problemDetail: string;
  failingSince: Date | null;
  toldAt: Date | null;
  report: HomeFeedReport | null;
  missing: MissingHomes | null;
  /** Null until the first trial was accepted. */
  acceptedAt: Date | null;
  /** The terms before a change that is not accepted yet. */
  acceptedTerms: FeedTerms | null;
  preview: FeedPreview | null;
}

export interface FeedRun {
  at: Date;
  nextRunAt: Date | null;
  problem: HomeFeedProblem | null;
  problemDetail: string;
  missing: MissingHomes | null;
  isTold: boolean;
  hasChanged: boolean;
  /** Absent if the former report stays valid. */
  report?: HomeFeedReport | undefined;
  rows?: readonly ToldRow[] | undefined;
  /** Absent if the run was no trial. */
  preview?: FeedPreview | undefined;
  /** True if the file has been imported and can be deleted. */
  isFileDone: boolean;
  /** Set if everything was imported; if absent, the next run downloads the whole feed again. */
  read?: { etag: string | null; lastModified: string | null } | undefined;
}

export interface FailingHomeFeed {
  name: string;
  business: string;
  email: string;
  language: Language;
  problem: HomeFeedProblem;
  lastSuccessAt: Date | null;
}

const columns = sql`f.feed_id as "feedId", f.kind, f.subject::int as subject, f.name, f.url, f.format, f.is_full as "isFull",
  f.every_hours as "everyHours", f.currency, f.rate, f.state, f.etag, f.last_modified as "lastModified",
  f.read_at as "readAt", f.next_run_at as "nextRunAt", f.run_key::float8 as "runKey",
  f.running_since as "runningSince", f.last_run_at as "lastRunAt",
  f.last_success_at as "lastSuccessAt", f.last_change_at as "lastChangeAt", f.problem,
  f.problem_detail as "problemDetail", f.failing_since as "failingSince", f.told_at as "toldAt", f.report, f.missing,
  f.mapping, f.progress, f.file_key as "fileKey", f.file_name as "fileName",
  f.accepted_at as "acceptedAt", f.accepted_terms as "acceptedTerms", f.preview`;

/** Limits a query to the businesses for which a person acts; every query about feeds of a person uses it. */
const isOwn = (uid: string): RawBuilder<boolean> => sql`exists (
  select from account_businesses own where own.uid = ${uid} and own.kind = f.kind and own.subject = f.subject)`;

/** Longer than any run, so a claim this old belongs to a process that died. */
const heldMs = 3_600_000;
export const isHeld = ({ runKey, runningSince }: HomeFeedRow, now: Date): boolean =>
  runKey !== null && runningSince !== null && runningSince.getTime() >= now.getTime() - heldMs;
const isFree = (now: Date, feed = 'f'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${feed}.run_key`)} is null or ${sql.ref(`${feed}.running_since`)} < ${new Date(now.getTime() - heldMs)})`;

export const homeFeedsStore = {
  async ofPerson(db: Queryable, uid: string): Promise<HomeFeedRow[]> {
    const { rows } = await sql<HomeFeedRow>`
      select ${columns} from home_feeds f where ${isOwn(uid)} order by f.feed_id`.execute(db);
    return rows;
  },

  /** Locks the row; null if the feed belongs to another person's business. */
  async lockOwn(tx: Tx, uid: string, feedId: number): Promise<HomeFeedRow | null> {
    const { rows } = await sql<HomeFeedRow>`
      select ${columns} from home_feeds f where f.feed_id = ${feedId} and ${isOwn(uid)} for update of f`.execute(
      tx,
    );
    return rows[0] ?? null;
  },

  async ofBusiness(db: Queryable, { kind, subject }: FeedBusiness): Promise<HomeFeedRow[]> {
    const { rows } = await sql<HomeFeedRow>`
      select ${columns} from home_feeds f where f.kind = ${kind} and f.subject = ${subject}`.execute(db);
    return rows;
  },

  async lockFeedsOf(tx: Tx, { kind, subject }: FeedBusiness): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`home-feeds ${kind} ${subject}`}, 0))`.execute(
      tx,
    );
  },

  /** Returns the feed of a run; null if it was deleted or another run has replaced this one. */
  async findRun(db: Queryable, feedId: number, runKey: number): Promise<HomeFeedRow | null> {
    const { rows } = await sql<HomeFeedRow>`
      select ${columns} from home_feeds f where f.feed_id = ${feedId} and f.run_key = ${runKey}`.execute(db);
    return rows[0] ?? null;
  },

  async insert(
    tx: Tx,
    { kind, subject, language, at, ...terms }: FeedBusiness & FeedTerms & { language: Language; at: Date },
  ): Promise<number> {
    const { feed_id } = await tx
      .insertInto('home_feeds')
      .values({ kind, subject, language, created_at: at, ...termsColumns(terms) })
      .returning('feed_id')
      .executeTakeFirstOrThrow();
    return Number(feed_id);
  },

  async setTerms(tx: Tx, feedId: number, terms: FeedTerms): Promise<void> {
    await tx.updateTable('home_feeds').set(termsColumns(terms)).where('feed_id', '=', feedId).execute();
  },

  /** Requires a new trial for a feed with changed terms; results of a run under the former terms are discarded. */
  async tryAnew(tx: Tx, feedId: number): Promise<void> {
    await tx
      .updateTable('home_feeds')
      .set({
        ...{ state: 'trial', etag: null, last_modified: null, read_at: null, next_run_at: null },
        ...{ run_key: null, running_since: null, problem: null, problem_detail: '' },
        ...{ failing_since: null, told_at: null, report: null, told_rows: null, missing: null },
        ...{ last_run_at: null, progress: null, preview: null },
      })
      .where('feed_id', '=', feedId)
      .execute();
  },

  /** Stores the terms of an accepted feed before they are changed, so that they can be restored if nobody agrees to the change. */
  async keepTerms(tx: Tx, feedId: number, terms: FeedTerms): Promise<void> {
    await tx
      .updateTable('home_feeds')
      .set({ accepted_terms: JSON.stringify(terms) })
      .where('feed_id', '=', feedId)
      .execute();
  },

  /** Restores the terms from before a change. */
  async restoreTerms(tx: Tx, feedId: number, terms: FeedTerms, now: Date): Promise<void> {
    await homeFeedsStore.setTerms(tx, feedId, terms);
    await homeFeedsStore.tryAnew(tx, feedId);
    await homeFeedsStore.setState(tx, feedId, 'active', terms.url === null ? null : now);
    await tx.updateTable('home_feeds').set({ accepted_terms: null }).where('feed_id', '=', feedId).execute();
  },

  async accept(tx: Tx, feedId: number, now: Date): Promise<void> {
    await homeFeedsStore.setState(tx, feedId, 'active', now);
    await tx
      .updateTable('home_feeds')
      .set({ accepted_terms: null, preview: null, accepted_at: sql<Date>`coalesce(accepted_at, ${now})` })
      .where('feed_id', '=', feedId)
      .execute();
  },

  /** Deletes trials of a business that were not accepted, and returns their files. */
  async deleteAttempts(tx: Tx, { kind, subject }: FeedBusiness): Promise<string[]> {
    const attempts = await tx
      .deleteFrom('home_feeds')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('accepted_at', 'is', null)
      .returning('file_key')
      .execute();
    return attempts.flatMap(({ file_key }) => file_key ?? []);
  },

  /** Returns accepted feeds with a change that has not been accepted for too long. */
  async openChangesBefore(tx: Tx, before: Date): Promise<{ feedId: number; acceptedTerms: FeedTerms }[]> {
    const { rows } = await sql<{ feedId: number; acceptedTerms: FeedTerms }>`
      select f.feed_id::int as "feedId", f.accepted_terms as "acceptedTerms" from home_feeds f
      where f.accepted_terms is not null and f.run_key is null and f.last_run_at < ${before} for update of f`.execute(
      tx,
    );
    return rows;
  },

  async setState(tx: Tx, feedId: number, state: HomeFeedRow['state'], nextRunAt: Date | null): Promise<void> {
    await tx
      .updateTable('home_feeds')
      .set({ state, next_run_at: nextRunAt })
      .where('feed_id', '=', feedId)
      .execute();
  },

  async delete(tx: Tx, feedId: number): Promise<void> {
    await tx.deleteFrom('home_feeds').where('feed_id', '=', feedId).execute();
  },

  /** Begins a run; false if one is running or there is no file. */
  async beginRun(tx: Tx, feedId: number, now: Date): Promise<boolean> {
    const { rows } = await sql`
      update home_feeds f set run_key = ${now.getTime()}, running_since = ${now}, progress = null
      where f.feed_id = ${feedId} and ${isFree(now)} and (f.url is not null or f.file_key is not null)
      returning f.feed_id`.execute(tx);
    return rows.length > 0;
  },

  /** Claims feeds that are due and whose business has an active person, up to `atOnce` runs, so that no other node takes them. */
  async beginDue(tx: Tx, now: Date, atOnce: number): Promise<number[]> {
    // Selected before the update: a subquery in the update could be evaluated again for each row and select more.
    const { rows } = await sql<{ feedId: number }>`
      with due as materialized (
        select f.feed_id from home_feeds f
        where f.state = 'active' and f.next_run_at <= ${now} and ${isFree(now)} and exists (
          select from account_businesses b join accounts a on a.uid = b.uid
          where b.kind = f.kind and b.subject = f.subject and a.suspended_at is null)
        order by f.next_run_at
        limit greatest(0, ${atOnce} - (select count(*) from home_feeds f where not ${isFree(now)}))
        for update of f skip locked)
      update home_feeds set run_key = ${now.getTime()}, running_since = ${now}, progress = null
      from due where home_feeds.feed_id = due.feed_id
      returning home_feeds.feed_id as "feedId"`.execute(tx);
    return rows.map(({ feedId }) => Number(feedId));
  },

  /** Deletes old and failed trials that were never accepted and returns their files. */
  async deleteOldTrials(
    tx: Tx,
    now: Date,
    { before, failedBefore }: { before: Date; failedBefore: Date },
  ): Promise<string[]> {
    const deletedTrials = await tx
      .deleteFrom('home_feeds')
      .where('accepted_at', 'is', null)
      .where(isFree(now, 'home_feeds'))
      .where(
        sql<Date>`coalesce(last_run_at, created_at)`,
        '<',
        sql<Date>`case when problem is null then ${before}::timestamptz else ${failedBefore}::timestamptz end`,
      )
      .returning('file_key')
      .execute();
    return deletedTrials.flatMap(({ file_key }) => file_key ?? []);
  },

  /** Replaces the uploaded file and starts a trial. Other data of the feed stay unchanged. */
  async setFile(tx: Tx, feedId: number, file: { key: string; name: string }): Promise<void> {
    await homeFeedsStore.tryAnew(tx, feedId);
    await tx
      .updateTable('home_feeds')
      .set({ file_key: file.key, file_name: file.name })
      .where('feed_id', '=', feedId)
      .execute();
  },

  async saveProgress(db: Queryable, feedId: number, runKey: number, progress: FeedProgress): Promise<void> {
    await db
      .updateTable('home_feeds')
      .set({ progress: JSON.stringify(progress) })
      .where('feed_id', '=', feedId)
      .where('run_key', '=', runKey)
      .execute();
  },

  /** Returns results by row of the last run; null if the feed belongs to another person's business. */
  async rowsOf(db: Queryable, uid: string, feedId: number): Promise<ToldRow[] | null> {
    const { rows } = await sql<{ rows: ToldRow[] }>`
      select coalesce(f.told_rows, '[]') as rows from home_feeds f where f.feed_id = ${feedId} and ${isOwn(uid)}`.execute(
      db,
    );
    return rows[0]?.rows ?? null;
  },

  /** False if the feed was changed or deleted since the run began. */
  async saveRun(tx: Tx, feedId: number, runKey: number, run: FeedRun): Promise<boolean> {
    const { at, problem, report, read, missing } = run;
    const { numUpdatedRows } = await tx
      .updateTable('home_feeds')
      .set({
        ...{ run_key: null, running_since: null, progress: null },
        ...{ last_run_at: at, next_run_at: run.nextRunAt },
        ...{ problem, problem_detail: run.problemDetail },
        missing: missing && JSON.stringify(missing),
        failing_since: problem === null ? null : sql<Date>`coalesce(failing_since, ${at})`,
        ...(problem === null ? { last_success_at: at, told_at: null } : run.isTold && { told_at: at }),
        ...(run.hasChanged && { last_change_at: at }),
        ...(report && { report: JSON.stringify(report) }),
        ...(run.rows && { told_rows: JSON.stringify(run.rows) }),
        ...(run.preview && { preview: JSON.stringify(run.preview) }),
        ...(run.isFileDone && { file_key: null }),
        ...(read && { etag: read.etag, last_modified: read.lastModified, read_at: at }),
      })
      .where('feed_id', '=', feedId)
      .where('run_key', '=', runKey)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Null if the feed was deleted, is no longer fetched or works again, and no mail is needed. */
  async failing(db: Queryable, feedId: number): Promise<FailingHomeFeed | null> {
    const { rows } = await sql<FailingHomeFeed>`
      select f.name, f.problem, f.language, f.last_success_at as "lastSuccessAt",
        coalesce(l.name, a.name, '') as business, coalesce(l.email, a.email, '') as email
      from home_feeds f
      left join landlords l on f.kind = 'landlord' and l.id = f.subject
      left join agencies a on f.kind = 'agency' and a.id = f.subject
      where f.feed_id = ${feedId} and f.state = 'active' and f.problem is not null
        and coalesce(l.email, a.email, '') <> ''`.execute(db);
    return rows[0] ?? null;
  },
};

const termsColumns = ({ name, url, format, isFull, everyHours, currency, rate, mapping }: FeedTerms) => ({
  ...{ name, url, format, is_full: isFull, every_hours: everyHours, currency, rate, mapping },
});
