import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
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
import type { CalendarsDeps } from './calendars-context.ts';
import { calendarsCalls } from './calls.generated.ts';

export { announceCalendarChange, type RatesNotice } from './announce-calendar-change.ts';
export { deleteFeedsOfHome } from './feed-store.ts';

/** Log of changes in the calendars of homes, also used by other areas that change rates. */
export const { insertAct: insertCalendarAct, closeAct: closeCalendarAct } = calendarStore;

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
      ...{ feed, language, site: deps.operator().name, translate: deps.translate(language) },
      url: `${deps.publicUrl}${deps.routes.pathOf('LandlordFeeds', language, { objectNumber })}`,
    });
    if (!rendered) return;
    const to = { name: feed.landlord, address: feed.email };
    await deps.mail.send({ id, sender: deps.operator().name, to, ...rendered });
  }

  return {
    module: {
      name: 'calendars',
      personalData: personalDataOfCalendars,
      forget: (now) =>
        calendarStore.forgetActs(deps.connection.db, retentionEnd(now, retentionDays.homeHistory)),
      endpoints: bindArea(calendarsCalls, deps),
      routes: [exportRoute(deps)],
      sampleMails: sampleFeedMails,
      jobs: [
        pollFeedsBody(deps, deps.log),
        // A calendar that works again needs no mail.
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
