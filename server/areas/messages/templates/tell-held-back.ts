import type { z } from 'zod';
import { findHeldBack } from '../../../../domain/messages/held-back.ts';
import { enqueue, type NotYet } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { tellHeldBackJob } from '../jobs/tell-held-back-job.ts';
import { renderHeldBackMail } from '../mails/render-held-back-mail.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { fillTemplate } from './fill-template.ts';
import { placeholderNames } from './placeholder-names.ts';
import { planMail } from './plan-mail.ts';
import { timedStore, type TimedRow } from './timed-store.ts';

/**
 * Records that the landlord is notified of a message that cannot be sent, and queues the mail. Only once for each
 * booking and template.
 */
export async function noteHeldBack(
  { connection, clock, translate }: Pick<MessagesDeps, 'connection' | 'clock' | 'translate'>,
  row: TimedRow,
  hasFailed: boolean,
): Promise<void> {
  const { bookingId, templateId } = row;
  const now = clock.now();
  const plan = planMail(row, now);
  // If sending failed, the text may be impossible to fill in, which counts as a missing value.
  const isBlocked = !hasFailed && fillTemplate(row.texts, row, translate).isBlocked;
  const kind = plan && findHeldBack(plan, { isBlocked, hasFailed }, now);
  if (!kind) return;
  await retryTransaction(connection, async (tx) => {
    if (!(await timedStore.note(tx, { bookingId, templateId, kind, at: now }))) return;
    await enqueue(
      tx,
      tellHeldBackJob,
      { bookingId, templateId },
      { key: `${bookingId}-${templateId}`, runAt: now },
    );
  });
}

/** Sends nothing if the message was sent or left out meanwhile, or if no value is missing any more. */
export async function tellHeldBack(
  deps: Pick<MessagesDeps, 'connection' | 'clock' | 'translate' | 'booking' | 'mail'>,
  { bookingId, templateId }: z.output<typeof tellHeldBackJob.payload>,
): Promise<NotYet | void> {
  const row = await timedStore.heldBack(deps.connection.db, { bookingId, templateId });
  const plan = row && planMail(row, deps.clock.now());
  if (!row || !plan || plan.state === 'missed') return;
  const filled = row.kind === 'failed' ? null : fillTemplate(row.texts, row, deps.translate);
  if (filled && !filled.isBlocked) return;
  const letter = await deps.booking.prepareLetter(bookingId, 'landlord');
  if (!letter) return;
  const names = placeholderNames(letter.translate);
  const rendered = renderHeldBackMail({
    ...{ letter, kind: row.kind, template: row.name, plan },
    guest: `${row.firstName} ${row.lastName}`.trim(),
    missing: (filled?.missing ?? []).map((one) => names[one]),
  });
  return letter.deliver(() =>
    deps.mail.send({
      id: `held-back-${bookingId}-${templateId}`,
      to: letter.to,
      sender: letter.site,
      ...rendered,
    }),
  );
}
