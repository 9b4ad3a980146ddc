import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { enqueue } from '../../platform/jobs.ts';
import { alertMailsStore, type NewsOfAlert } from './alert-mails-store.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type Alert } from './alerts-store.ts';
import { sendAlertMailJob } from './jobs/send-alert-mail-job.ts';
import { findCurrentHomes } from './look-once.ts';
import { alertNews, knownAfter, type AlertHome } from './rules/alert-news.ts';

const batch = 100;

interface Look {
  alert: Alert;
  now: AlertHome[];
}

/** Checks all addresses that were not checked today. A restarted run continues where the last one stopped. */
export async function checkAlerts(deps: AlertsContext, day: PlainDate): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await alertsStore.listDue(deps.connection.db, day, after, batch);
    for (const id of ids) await checkAddress(deps, id, day);
    if (ids.length < batch) return;
    after = ids.at(-1)!;
  }
}

/** Checks one address; the result and its mail are stored in one transaction. */
async function checkAddress(deps: AlertsContext, addressId: number, day: PlainDate): Promise<void> {
  const alerts = await alertsStore.list(deps.connection.db, addressId);
  const looks: Look[] = [];
  for (const alert of alerts.filter((one) => isDue(one, day))) {
    const now = await findCurrentHomes(deps, alert);
    if (now) looks.push({ alert, now });
  }
  await deps.connection.transaction(async (tx) => {
    const address = await alertsStore.lockById(tx, addressId);
    if (!address || (address.checkedOn !== null && address.checkedOn >= day)) return;
    await alertsStore.markChecked(tx, addressId, day);
    const newsToMail: NewsOfAlert[] = [];
    for (const { alert, now } of looks) {
      const current = await alertsStore.find(tx, alert.id);
      // The alert was ended or restarted meanwhile.
      if (!current || current.state !== 'active' || current.lookedOn !== alert.lookedOn) continue;
      const knownHomes = await alertsStore.listKnownHomes(tx, alert.id);
      const isFirst = alert.lookedOn === null;
      const news = isFirst ? [] : alertNews(knownHomes, now, { tellsUnknown: alert.kind === 'search' });
      await alertsStore.setKnown(tx, alert.id, isFirst ? now : knownAfter(knownHomes, now, news), day);
      if (news.length > 0) newsToMail.push({ alertId: alert.id, news });
    }
    if (newsToMail.length === 0) return;
    const mailId = await alertMailsStore.insert(tx, addressId, day, newsToMail);
    if (mailId === null) return;
    await enqueue(tx, sendAlertMailJob, { mailId }, { key: String(mailId), runAt: deps.clock.now() });
  });
}

/** True when an alert is due; weekly ones a week after their last check. */
function isDue({ state, endsOn, frequency, lookedOn }: Alert, day: PlainDate): boolean {
  if (state !== 'active' || endsOn < day) return false;
  return frequency === 'daily' || lookedOn === null || addDays(lookedOn, 7) <= day;
}
