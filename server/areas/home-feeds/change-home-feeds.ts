import type { HomeFeed, HomeFeeds } from '../../../contract/home-feeds/home-feed.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { listHostBusinesses } from '../accounts/accounts.ts';
import { photosOfBusiness } from '../feed-photos/feed-photos.ts';
import type { HomeFeedsDeps } from './home-feeds-context.ts';
import { homeFeedsStore, isHeld, type FeedTerms, type HomeFeedRow } from './home-feeds-store.ts';
import type { FeedBusiness } from './import-feed.ts';
import { runHomeFeedJob } from './jobs/home-feed-jobs.ts';

export const feedNotFound = { ok: false, type: 'home-feed-not-found', data: null } as const;
const keysShown = 20;

export async function presentHomeFeeds(
  { connection: { db }, clock }: Pick<HomeFeedsDeps, 'connection' | 'clock'>,
  uid: string,
): Promise<{ ok: true; data: HomeFeeds }> {
  const now = clock.now();
  const [businesses, feeds] = await Promise.all([
    listHostBusinesses(db, uid),
    homeFeedsStore.ofPerson(db, uid),
  ]);
  const presentedFeeds = businesses.map(async ({ kind, subject, name }) => ({
    ...{ kind, number: subject, name },
    feeds: feeds
      .filter((feed) => feed.kind === kind && feed.subject === subject)
      .map((feed) => present(feed, now)),
    photos: await photosOfBusiness(db, { kind, subject }),
  }));
  return { ok: true, data: { businesses: await Promise.all(presentedFeeds) } };
}

/** Runs work on a feed of the person's own business; feeds of others are not found. */
export async function onOwnHomeFeed<Refusal extends { ok: false } = never>(
  deps: Pick<HomeFeedsDeps, 'connection' | 'clock'>,
  uid: string,
  feedId: number,
  work: (tx: Tx, feed: HomeFeedRow) => Promise<Refusal | void>,
): Promise<Refusal | typeof feedNotFound | { ok: true; data: HomeFeeds }> {
  const refused = await deps.connection.transaction(async (tx) => {
    const feed = await homeFeedsStore.lockOwn(tx, uid, feedId);
    return feed ? work(tx, feed) : feedNotFound;
  });
  return refused ?? presentHomeFeeds(deps, uid);
}

/** Queues a run at once, unless one is under way. */
export async function requestRun(tx: Tx, feedId: number, now: Date, agrees = false): Promise<void> {
  if (!(await homeFeedsStore.beginRun(tx, feedId, now))) return;
  const payload = { feedId, runKey: now.getTime(), asksAnew: true, agrees };
  await enqueue(tx, runHomeFeedJob, payload, { key: `${feedId} ${payload.runKey}`, runAt: now });
}

export function readTerms({
  currency,
  ...terms
}: Omit<FeedTerms, 'currency' | 'rate'> & {
  currency: { code: string; rate: number } | null;
}): FeedTerms {
  const { name, url, format, isFull, everyHours, mapping } = terms;
  return {
    ...{ name, url, format, isFull, everyHours, mapping: format === 'csv' ? mapping : null },
    ...{ currency: currency?.code ?? null, rate: currency?.rate ?? null },
  };
}

type TermsRefusal = {
  ok: false;
  type: 'home-feed-address-invalid' | 'home-feed-known' | 'full-home-feed-known';
  data: null;
};

export function findRefusal(terms: FeedTerms, otherFeeds: readonly HomeFeedRow[]): TermsRefusal | null {
  const refuse = (type: TermsRefusal['type']): TermsRefusal => ({ ok: false, type, data: null });
  const address = terms.url === null ? null : URL.parse(terms.url);
  if (
    terms.url !== null &&
    (!address || !['http:', 'https:'].includes(address.protocol) || address.username !== '')
  )
    return refuse('home-feed-address-invalid');
  if (terms.url !== null && otherFeeds.some(({ url }) => url === terms.url)) return refuse('home-feed-known');
  return terms.isFull && otherFeeds.some(({ isFull }) => isFull) ? refuse('full-home-feed-known') : null;
}

/** Serializes calls about feeds of one business. */
export async function lockBusiness(tx: Tx, { kind, subject }: FeedBusiness): Promise<HomeFeedRow[]> {
  await homeFeedsStore.lockFeedsOf(tx, { kind, subject });
  return homeFeedsStore.ofBusiness(tx, { kind, subject });
}

function present(feed: HomeFeedRow, now: Date): HomeFeed {
  const { feedId, name, url, format, isFull, everyHours, currency, rate, state, problem, report } = feed;
  const { mapping, fileName, preview } = feed;
  const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    feedID: Number(feedId),
    ...{ name, url, format, isFull, everyHours, state, problem, report, mapping, fileName },
    hasFile: feed.fileKey !== null,
    isNew: feed.acceptedAt === null,
    hasOpenChange: feed.acceptedTerms !== null,
    preview: state === 'trial' ? preview : null,
    currency: currency === null ? null : { code: currency, rate: rate! },
    isRunning: isHeld(feed, now),
    progress: feed.progress,
    problemDetail: feed.problemDetail,
    failingSince: moment(feed.failingSince),
    lastRunAt: moment(feed.lastRunAt),
    lastSuccessAt: moment(feed.lastSuccessAt),
    lastChangeAt: moment(feed.lastChangeAt),
    nextRunAt: state === 'active' ? moment(feed.nextRunAt) : null,
    missing: feed.missing && {
      ...{ count: feed.missing.keys.length, of: feed.missing.of },
      keys: feed.missing.keys.slice(0, keysShown),
    },
  };
}
