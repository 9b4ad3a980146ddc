import { enqueue } from '../../platform/jobs.ts';
import { unseal } from '../../platform/secret-box.ts';
import { workInRound } from '../../platform/work-in-rounds.ts';
import { deliveriesStore, type DueDelivery } from './deliveries-store.ts';
import { sendWebhookMailJob } from './jobs/webhook-jobs.ts';
import { isToBeDisabled, nextTryAfter } from './rules/next-try.ts';
import { signWebhook } from './rules/sign-webhook.ts';
import type { WebhooksDeps } from './webhooks-context.ts';
import { webhooksStore } from './webhooks-store.ts';

const timeoutMs = 10_000;
/** Longer than any request, so a claim this old belongs to a process that died. */
const heldMs = 60_000;
const atOnce = 4;
const roundMs = 5_000;
export const secretPurpose = 'webhooks';

/** Sends events that are due; returns true if there may be more. */
export function deliverDue(deps: WebhooksDeps): Promise<boolean> {
  const { clock, connection, log } = deps;
  return workInRound(
    { clock, atOnce, roundMs, heldMs },
    {
      claim: (times) => deliveriesStore.claimDue(connection.db, times),
      work: (due) => deliver(deps, due),
      failed: (error, { deliveryId }) =>
        log.error({ err: error, deliveryId }, 'a webhook could not be delivered'),
    },
  );
}

async function deliver(deps: WebhooksDeps, due: DueDelivery): Promise<void> {
  const { clock, connection, post } = deps;
  const begun = performance.now();
  const headers = signWebhook(
    { id: due.messageId, at: clock.now(), body: due.payload },
    openSecrets(deps, due),
  );
  const { status, problem, answer } = await post(due.url, {
    ...{ body: due.payload, timeoutMs },
    headers: { ...headers, 'user-agent': 'webhooks/1' },
  });
  const at = clock.now();
  const hasFailed = problem !== null;
  const failingSince = hasFailed ? (due.failingSince ?? at) : null;
  const isDisabled = isToBeDisabled(at, failingSince);
  await connection.transaction(async (tx) => {
    const nextTryAt = hasFailed && !isDisabled ? nextTryAfter(at, due.tries + 1) : null;
    const durationMs = Math.round(performance.now() - begun);
    await deliveriesStore.saveTry(tx, due.deliveryId, { at, status, problem, answer, durationMs, nextTryAt });
    await webhooksStore.setFailing(tx, due.webhookId, failingSince);
    if (!isDisabled || !(await webhooksStore.disable(tx, due.webhookId, at))) return;
    const payload = { webhookId: due.webhookId, at: at.getTime() };
    await enqueue(tx, sendWebhookMailJob, payload, { key: `${due.webhookId} ${payload.at}`, runAt: at });
  });
}

/** The current secret first, then the former one while it is valid. */
function openSecrets(
  { secret: key, clock }: Pick<WebhooksDeps, 'secret' | 'clock'>,
  { webhookId, secret, formerSecret, formerUntil }: DueDelivery,
): string[] {
  const isFormerValid = formerSecret !== null && formerUntil !== null && formerUntil > clock.now();
  return [secret, ...(isFormerValid ? [formerSecret] : [])].map((sealed) => {
    const opened = unseal(key, secretPurpose, String(webhookId), sealed);
    if (!opened) throw new Error(`The secret of webhook ${webhookId} cannot be opened.`);
    return opened.toString('utf8');
  });
}
