import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Language } from '../../../domain/language.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { NotYet } from '../../platform/jobs.ts';
import { mailDomain, isDelay, type MailDomains } from '../../platform/mail-domains.ts';
import type { Mail, MailTransport } from '../../platform/mail.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import { campaignsStore, type Campaign, type ClaimedRecipient } from './campaigns-store.ts';

const minuteMs = 60_000;
/** Share of bounces above which sending stops, since the list or the mail must be faulty. */
const bouncesMax = 0.05;
/** Minimum number of mails for which the share is significant. */
const bouncesCountFrom = 200;

export interface SendCampaignDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  mail: Pick<MailTransport, 'send'>;
  mailDomains: MailDomains;
  newsletter: Pick<Newsletter, 'linksOf'>;
  operator: CurrentOperator;
  publicUrl: string;
  /** Renders the mail with the key of its reader; null if the page does not exist in the language. */
  render(
    path: string,
    language: Language,
  ): Promise<((userKey: string) => Pick<Mail, 'subject' | 'html' | 'text'>) | null>;
}

/**
 * Sends as many mails of an issue as its rate allows per minute, and returns when to continue. A recipient is claimed and committed before
 * the mail is written, so that after a crash nobody gets a second mail. A paused run never resumes: continuing starts a new job, which
 * counts the mails of the last minute as its own. Receiving domains that are over their limit, or ask to retry later, wait while others get
 * theirs.
 */
export async function sendCampaign(
  deps: SendCampaignDeps,
  campaignId: number,
  run: number,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const { clock } = deps;
  const campaign = await begin(deps, campaignId, run);
  if (!campaign) return;
  const endsAt = clock.now().getTime() + minuteMs;
  const renderedMails = new Map<Language, Awaited<ReturnType<SendCampaignDeps['render']>>>();
  let before: { id: number; state: 'sent' | 'skipped' | 'refused' } | null = null;
  const busy = new Map<string, Date>();
  const minuteAgo = new Date(clock.now().getTime() - minuteMs);
  let remaining = campaign.rate - (await campaignsStore.countSentSince(db, campaignId, minuteAgo));
  while (remaining > 0) {
    const recipient = await campaignsStore.claimNext(db, campaign, before, [...busy.keys()], clock.now());
    before = null;
    if (!recipient) break;
    const wait = recipient.email === null ? null : await deps.mailDomains.take(db, recipient.email);
    if (wait) {
      busy.set(mailDomain(recipient.email!), wait.until);
      await campaignsStore.putBack(db, campaignId, recipient.id);
      continue;
    }
    const { language } = recipient;
    if (!renderedMails.has(language)) renderedMails.set(language, await deps.render(campaign.path, language));
    const render = renderedMails.get(language) ?? null;
    const state = await sendOne(deps, campaign, recipient, render);
    remaining--;
    if (state === 'delayed') busy.set(mailDomain(recipient.email!), clock.now());
    else before = { id: recipient.id, state };
  }
  if (before) await campaignsStore.noteDone(db, campaignId, before, clock.now());
  if ((await campaignsStore.countWaiting(db, campaignId)) > 0) {
    const now = await campaignsStore.find(db, campaignId);
    if (now?.state !== 'sending' || now.run !== run) return;
    return { runAt: new Date(Math.max(endsAt, clock.now().getTime())) };
  }
  await deps.connection.transaction(async (tx) => {
    const now = await campaignsStore.lock(tx, campaignId);
    if (now?.state === 'sending')
      await campaignsStore.setState(tx, campaignId, { state: 'sent', finishedAt: clock.now() });
  });
}

/** Begins a run; null if it is paused or finished. Marks mails as failed that a dead process may have been sending. */
function begin({ connection, clock }: SendCampaignDeps, campaignId: number, run: number) {
  return connection.transaction(async (tx) => {
    const campaign = await campaignsStore.lock(tx, campaignId);
    if (campaign?.state !== 'sending' && campaign?.state !== 'scheduled') return null;
    if (campaign.run !== run) return null;
    await campaignsStore.giveUpClaimed(tx, campaignId);
    const { sent, bounced } = await campaignsStore.figures(tx, campaignId);
    if (sent >= bouncesCountFrom && bounced > sent * bouncesMax) {
      await campaignsStore.setState(tx, campaignId, { state: 'paused' });
      return null;
    }
    if (campaign.state === 'scheduled') {
      await campaignsStore.setState(tx, campaignId, { state: 'sending', sendAt: clock.now() });
    }
    return campaign;
  });
}

async function sendOne(
  { connection, mail, mailDomains, newsletter, operator, publicUrl }: SendCampaignDeps,
  { id: campaignId, topic }: Campaign,
  { id, email, nonce }: ClaimedRecipient,
  render: ((userKey: string) => Pick<Mail, 'subject' | 'html' | 'text'>) | null,
): Promise<'sent' | 'skipped' | 'refused' | 'delayed'> {
  if (email === null || render === null) return 'skipped';
  const { key, unsubscribe } = newsletter.linksOf({ id, nonce }, publicUrl);
  try {
    await mail.send({
      id: `campaign-${campaignId}-${id}`,
      to: { name: '', address: email },
      sender: operator().name,
      ...render(key),
      unsubscribe,
      feedback: [`campaign-${campaignId}`, topic, 'newsletter'],
    });
    await mailDomains.taken(connection.db, email);
    return 'sent';
  } catch (error) {
    const { responseCode, command } = error as { responseCode?: number; command?: string };
    if (responseCode !== undefined && responseCode >= 500) return 'refused';
    if (isDelay(error)) {
      if ((await mailDomains.delayed(connection.db, email)) === 'given-up') return 'refused';
      await campaignsStore.putBack(connection.db, campaignId, id);
      return 'delayed';
    }
    // A clear refusal is retried; a connection that broke after the mail's data were sent may have delivered it.
    if (responseCode !== undefined || command !== 'DATA') {
      await campaignsStore.putBack(connection.db, campaignId, id);
    }
    throw error;
  }
}
