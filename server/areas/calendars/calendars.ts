import { calendarsEndpoints } from '../../../contract/calendars/endpoints.ts';
import type { Language } from '../../../domain/language.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';
import type { Log } from '../../platform/log.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { addCalendarFeedHandler } from './handlers/add-calendar-feed.ts';
import { changeCalendarFeedHandler } from './handlers/change-calendar-feed.ts';
import { getCalendarFeedsHandler } from './handlers/get-calendar-feeds.ts';
import { removeCalendarFeedHandler } from './handlers/remove-calendar-feed.ts';
import { renewCalendarExportHandler } from './handlers/renew-calendar-export.ts';
import { runCalendarFeedHandler } from './handlers/run-calendar-feed.ts';
import { getLandlordCalendarHandler } from './handlers/get-landlord-calendar.ts';
import { previewCalendarFeedHandler } from './handlers/preview-calendar-feed.ts';
import { previewRatesHandler } from './handlers/preview-rates.ts';
import { removeBlockHandler } from './handlers/remove-block.ts';
import { blockNightsHandler } from './handlers/block-nights.ts';
import { setRatesHandler } from './handlers/set-rates.ts';
import { undoCalendarActHandler } from './handlers/undo-calendar-act.ts';
import { calendarStore } from './calendar-store.ts';
import { exportRoute } from './export-calendar.ts';
import { personalDataOfCalendars } from './personal-data-store.ts';
import { feedStore } from './feed-store.ts';
import { sendDoubleMailJob, sendFeedMailJob } from './jobs/send-feed-mail-job.ts';
import {
  renderDoubleMail,
  renderFeedMail,
  sampleFeedMails,
  type FeedMail,
} from './mails/render-feed-mail.ts';
import { pollFeedsBody, pollFeedsJob } from './poll-feeds.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface CalendarsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  /** Signs the addresses at which calendars are read. */
  secret: ServerKey;
  publicUrl: string;
  /** The name of our own site: what it has sent to others comes back under it. */
  ownDomain: string;
  /** Fetches from addresses that landlords have typed. */
  fetch: GuardedFetch;
  booking: Pick<BookingArea, 'homesOf'>;
  catalogue: Pick<Catalogue, 'changeHome'>;
  pricing: Pick<Pricing, 'homeRates' | 'quotesWithSeasons'>;
  mail: Pick<MailTransport, 'send'>;
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  /** What the site is called. */
  site: string;
}

/** The calendars of homes as those keep them who let the homes. Nobody else calls this area. */
export function createCalendars(deps: CalendarsDeps): Area<object> {
  async function sendMail(
    id: string,
    feedId: number,
    render: (mail: FeedMail) => ReturnType<typeof renderFeedMail> | null,
  ): Promise<void> {
    const feed = await feedStore.told(deps.connection.db, feedId);
    if (!feed) return;
    const { language, objectNumber } = feed;
    const rendered = render({
      ...{ feed, language, site: deps.site, translate: deps.translate(language) },
      url: `${deps.publicUrl}${deps.routes.pathOf('LandlordFeeds', language, { objectNumber })}`,
    });
    if (!rendered) return;
    const to = { name: feed.landlord, address: feed.email };
    await deps.mail.send({ id, sender: deps.site, to, ...rendered });
  }

  return {
    module: {
      name: 'calendars',
      personalData: personalDataOfCalendars,
      forget: (now) =>
        calendarStore.forgetActs(deps.connection.db, retentionEnd(now, retentionDays.homeHistory)),
      endpoints: bindArea(calendarsEndpoints, {
        addCalendarFeed: addCalendarFeedHandler(deps),
        changeCalendarFeed: changeCalendarFeedHandler(deps),
        getCalendarFeeds: getCalendarFeedsHandler(deps),
        removeCalendarFeed: removeCalendarFeedHandler(deps),
        renewCalendarExport: renewCalendarExportHandler(deps),
        runCalendarFeed: runCalendarFeedHandler(deps),
        getLandlordCalendar: getLandlordCalendarHandler(deps),
        previewCalendarFeed: previewCalendarFeedHandler(deps),
        previewRates: previewRatesHandler(deps),
        removeBlock: removeBlockHandler(deps),
        blockNights: blockNightsHandler(deps),
        setRates: setRatesHandler(deps),
        undoCalendarAct: undoCalendarActHandler(deps),
      }),
      routes: [exportRoute(deps)],
      sampleMails: sampleFeedMails,
      jobs: [
        pollFeedsBody(deps, deps.log),
        // A calendar that can be read again is nothing to tell of.
        jobBody(sendFeedMailJob, ({ feedId, at }) =>
          sendMail(`calendar-${feedId}-${at}`, feedId, (mail) => {
            const { problem } = mail.feed;
            return problem === null ? null : renderFeedMail({ ...mail, problem });
          }),
        ),
        jobBody(sendDoubleMailJob, ({ feedId, at, stays }) =>
          sendMail(`calendar-double-${feedId}-${at}`, feedId, (mail) => renderDoubleMail({ ...mail, stays })),
        ),
      ],
      start: () =>
        deps.connection.transaction((tx) =>
          enqueue(tx, pollFeedsJob, {}, { key: 'once', runAt: deps.clock.now() }),
        ),
    },
  };
}
