import type { NotYet } from '../../platform/jobs.ts';
import { isDelay } from '../../platform/mail-domains.ts';
import type { UnsubscribeWay } from '../../platform/mail.ts';
import { alertLinks } from './alert-links.ts';
import { alertMailsStore, type NewsOfAlert } from './alert-mails-store.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore, type AlertAddress } from './alerts-store.ts';
import { renderAlertMail, renderConfirmationMail, type AlertInMail } from './mails/render-alert-mail.ts';
import { describeSearch } from './title-of.ts';

/** The path that ends all alerts of an address with one request, as mail programs send it (RFC 8058). */
export const endAlertsPath = '/alerts/end/';
/** Prefix of an alert key in the subject of an unsubscribe mail, which distinguishes it from the key of newsletters. */
export const alertKeyMark = 'alerts-';

const unsubscribeWay = (key: string, origin: string): UnsubscribeWay => ({
  url: `${origin}${endAlertsPath}${key}`,
  subject: `${alertKeyMark}${key}`,
});

async function buildRendering(deps: AlertsContext, { language, brand }: AlertAddress) {
  const { name: site, origin: publicUrl } = await deps.partners.site(brand);
  return { language, site, publicUrl, translate: deps.translate(language, site), routes: deps.routes };
}

export async function sendConfirmationMail(
  deps: AlertsContext,
  { alertId, occasion }: { alertId: number; occasion: number },
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const alert = await alertsStore.find(db, alertId);
  const address = alert && (await alertsStore.findAddress(db, alert.addressId));
  if (!address || alert.state !== 'pending') return;
  const rendering = await buildRendering(deps, address);
  const title = alert.kind === 'search' ? await describeSearch(deps, alert.filter, address.language) : '';
  return deps.recipients.send(db, { address: address.email, isConfirmed: false }, () =>
    deps.mail.send({
      id: `alert-ask-${alertId}-${occasion}`,
      to: { name: '', address: address.email },
      sender: rendering.site,
      ...renderConfirmationMail(rendering, {
        kind: alert.kind,
        title,
        confirmID: alertLinks.buildConfirmId(deps, alert),
      }),
    }),
  );
}

/**
 * Sends a mail without alerts that have ended meanwhile. The mail is claimed before it is sent, so that a process that dies in between,
 * perhaps after sending, does not cause a second one.
 */
export async function sendAlertMail(deps: AlertsContext, mailId: number): Promise<NotYet | void> {
  const { db } = deps.connection;
  const mail = await alertMailsStore.begin(db, mailId, deps.clock.now());
  if (!mail) return;
  const address = await alertsStore.findAddress(db, mail.addressId);
  try {
    const wait = address && (await deps.mailDomains.take(db, address.email));
    if (wait) {
      await alertMailsStore.giveBack(db, mailId);
      return { runAt: wait.until };
    }
    const alerts = address ? await alertsInMail(deps, address, mail.news) : [];
    if (address && alerts.length > 0) {
      const rendering = await buildRendering(deps, address);
      const key = alertLinks.buildKey(deps, address);
      await deps.mail.send({
        id: `alert-${mailId}`,
        to: { name: '', address: address.email },
        sender: rendering.site,
        ...renderAlertMail(rendering, alerts, key),
        unsubscribe: unsubscribeWay(key, rendering.publicUrl),
        feedback: ['alert', 'alerts'],
      });
    }
  } catch (error) {
    await alertMailsStore.giveBack(db, mailId);
    if (address && isDelay(error)) await deps.mailDomains.delayed(db, address.email);
    throw error;
  }
  await alertMailsStore.markSent(db, mailId);
}

async function alertsInMail(
  deps: AlertsContext,
  { id, language }: AlertAddress,
  told: readonly NewsOfAlert[],
): Promise<AlertInMail[]> {
  const alerts = new Map((await alertsStore.list(deps.connection.db, id)).map((alert) => [alert.id, alert]));
  const inMail: AlertInMail[] = [];
  for (const { alertId, news } of told) {
    const alert = alerts.get(alertId);
    if (!alert) continue;
    const numbers = news.map(({ objectNumber }) => objectNumber);
    const homes = new Map(
      (await deps.describeHomes(numbers, language)).map((home) => [home.objectNumber, home]),
    );
    const newsInMail = news.flatMap((one) => {
      const home = homes.get(one.objectNumber);
      return home ? [{ ...one, home }] : [];
    });
    if (newsInMail.length === 0) continue;
    const { kind, filter, confirmedAt } = alert;
    const title = kind === 'search' ? await describeSearch(deps, filter, language) : '';
    inMail.push({ kind, title, filter, since: confirmedAt!, news: newsInMail });
  }
  return inMail;
}
