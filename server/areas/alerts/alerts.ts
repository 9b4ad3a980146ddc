import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { alertMailsStore } from './alert-mails-store.ts';
import { alertRoutes } from './alert-routes.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore } from './alerts-store.ts';
import { checkAlerts } from './check-alerts.ts';
import { endAlertsByKey } from './end-alerts.ts';
import { askForAlertJob } from './jobs/ask-for-alert-job.ts';
import { checkAlertsJob } from './jobs/check-alerts-job.ts';
import { sendAlertMailJob } from './jobs/send-alert-mail-job.ts';
import { sampleAlertMails } from './mails/sample-alert-mails.ts';
import { openAlerts } from './opened-alerts.ts';
import { personalDataOfAlerts } from './personal-data-store.ts';
import { alertKeyMark, sendAlertMail, sendConfirmationMail } from './send-alert-mail.ts';
import { alertsCalls } from './calls.generated.ts';

export interface Alerts {
  /** Ends the alerts of an address, given as its hash, that rejects mail or whose owner complained. */
  suppress(tx: Tx, addressHash: string): Promise<void>;
  /** Ends the alerts named in the subject of a mail; does nothing if there are none. */
  endBySubject(subject: string): Promise<void>;
}

/** Daily checks start at this hour (UTC), so that mails arrive in the morning. */
const hourOfLook = 'T05:00:00Z';

export type { AlertsContext } from './alerts-context.ts';

export function createAlerts(deps: AlertsContext): Area<Alerts> {
  const { connection, clock } = deps;
  const enqueueDay = (day: string): Promise<void> =>
    connection.transaction((tx) =>
      enqueue(tx, checkAlertsJob, { day }, { key: day, runAt: new Date(`${day}${hourOfLook}`) }),
    );
  return {
    suppress: (tx, addressHash) => alertsStore.deleteAddress(tx, addressHash),
    async endBySubject(subject) {
      if (subject.startsWith(alertKeyMark)) await endAlertsByKey(deps, subject.slice(alertKeyMark.length));
    },
    module: {
      name: 'alerts',
      endpoints: bindArea(alertsCalls, deps, { subscriber: (link, user) => openAlerts(deps, link, user) }),
      routes: alertRoutes(deps),
      personalData: personalDataOfAlerts(deps),
      sampleMails: sampleAlertMails,
      jobs: [
        jobBody(checkAlertsJob, async ({ day }) => {
          // Enqueues the next run first, so that a failure of this one does not end the chain.
          await enqueueDay(addDays(clock.today(), 1));
          await checkAlerts(deps, day);
        }),
        jobBody(askForAlertJob, (payload) => sendConfirmationMail(deps, payload)),
        jobBody(sendAlertMailJob, ({ mailId }) => sendAlertMail(deps, mailId)),
      ],
      start: () => enqueueDay(clock.today()),
      async forget(now) {
        const before = retentionEnd(now, retentionDays.unconfirmedSignUps);
        await alertsStore.forget(
          connection.db,
          {
            unconfirmedBefore: before,
            today: todayInBerlin(now),
            emptyBefore: retentionEnd(now, retentionDays.endedAlerts),
          },
          now,
        );
        await alertMailsStore.deleteBefore(
          connection.db,
          todayInBerlin(retentionEnd(now, retentionDays.jobsAndReplies)),
        );
      },
    },
  };
}
