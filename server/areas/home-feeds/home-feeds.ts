import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { homeFeedsStore } from './home-feeds-store.ts';
import { pollHomeFeedsJob, pollPauseMs, runHomeFeedJob, sendHomeFeedMailJob } from './jobs/home-feed-jobs.ts';
import { renderHomeFeedMail, sampleHomeFeedMails } from './mails/render-home-feed-mail.ts';
import { homeFeedSampleRoute } from './sample-home-feed.ts';
import { homeFeedFileRoute } from './take-home-feed-file.ts';
import { endRun, runDueFeeds, runHomeFeed } from './run-home-feed.ts';
import type { HomeFeedsDeps } from './home-feeds-context.ts';
import { homeFeedsCalls } from './calls.generated.ts';

export type {
  FeedOutcome,
  FeedProgress,
  FeedToImport,
  ImportFeed,
  SampleChoices,
  SampleFeed,
  ToldRow,
} from './import-feed.ts';

/** Milliseconds after which trials that were not accepted are deleted. */
const trialMs = 7 * 86_400_000;
/** Milliseconds for which a failed trial is kept, so that its reason can be read and fixed. */
const failedTrialMs = 3_600_000;

/** Creates the area of feeds that landlords and agencies have linked or uploaded; a job fetches them and the importer reads them. */
export function createHomeFeeds(deps: HomeFeedsDeps): Area<object> {
  const { connection, clock } = deps;

  async function poll(): Promise<void> {
    const now = clock.now();
    const files = await connection.transaction(async (tx) => {
      const before = new Date(now.getTime() - trialMs);
      const failedBefore = new Date(now.getTime() - failedTrialMs);
      const forgotten = await homeFeedsStore.deleteOldTrials(tx, now, { before, failedBefore });
      for (const { feedId, acceptedTerms } of await homeFeedsStore.openChangesBefore(tx, before))
        await homeFeedsStore.restoreTerms(tx, feedId, acceptedTerms, now);
      await runDueFeeds(tx, now);
      return forgotten;
    });
    for (const key of files) await deps.files.delete(key);
  }

  async function sendMail(feedId: number, at: number): Promise<void> {
    const feed = await homeFeedsStore.failing(connection.db, feedId);
    if (!feed) return;
    const { language } = feed;
    await deps.mail.send({
      id: `home-feed-${feedId}-${at}`,
      sender: deps.operator().name,
      to: { name: feed.business, address: feed.email },
      ...renderHomeFeedMail({
        ...{ feed, language, site: deps.operator().name, translate: deps.translate(language) },
        url: `${deps.publicUrl}${deps.routes.pathOf('LandlordHomeFeeds', language)}`,
      }),
    });
  }

  return {
    module: {
      name: 'home-feeds',
      endpoints: bindArea(homeFeedsCalls, deps),
      routes: [homeFeedFileRoute(deps), homeFeedSampleRoute(deps)],
      sampleMails: sampleHomeFeedMails,
      jobs: [
        jobBody(pollHomeFeedsJob, async () => {
          await poll();
          return { runAt: new Date(clock.now().getTime() + pollPauseMs) };
        }),
        jobBody(
          runHomeFeedJob,
          (run) => runHomeFeed(deps, run),
          (run) => endRun(deps, run),
        ),
        jobBody(sendHomeFeedMailJob, ({ feedId, at }) => sendMail(feedId, at)),
      ],
      start: () =>
        connection.transaction((tx) =>
          enqueue(tx, pollHomeFeedsJob, {}, { key: 'once', runAt: clock.now() }),
        ),
    },
  };
}
