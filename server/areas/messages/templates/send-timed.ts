import { z } from 'zod';
import { defineJob, jobBody, type JobBody } from '../../../platform/jobs.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import { addMessage } from '../send-message.ts';
import { fillTemplate } from './fill-template.ts';
import { planMail } from './plan-mail.ts';
import { noteHeldBack } from './tell-held-back.ts';
import { timedStore, type TimedRow } from './timed-store.ts';

const pauseMs = 60_000;
const pageSize = 200;

/** One job for all bookings and nodes: it runs every minute and schedules itself again. */
export const sendTimedJob = defineJob({
  name: 'messages.send-timed',
  payload: z.strictObject({}),
  // The job repeats forever, so that it must never be given up.
  retries: 1_000_000_000,
  backoff: () => pauseMs / 1000,
});

export type TimedDeps = Pick<MessagesDeps, 'connection' | 'clock' | 'limits' | 'translate'>;

/**
 * Sends messages that are due, and returns their number. Landlords are notified of messages that cannot be sent. A
 * failure does not delay other messages; the first one is thrown at the end.
 */
export async function sendTimedMessages(deps: TimedDeps): Promise<number> {
  const { connection, clock } = deps;
  const isReady = (row: TimedRow): boolean =>
    planMail(row, clock.now())?.state === 'due' && !fillTemplate(row.texts, row, deps.translate).isBlocked;
  let sent = 0;
  let failure: Error | null = null;
  let page: TimedRow[] = [];
  do {
    page = await timedStore.candidates(connection.db, clock.today(), {
      after: page.at(-1) ?? null,
      limit: pageSize,
    });
    for (const candidate of page) {
      try {
        if (!isReady(candidate)) await noteHeldBack(deps, candidate, false);
        else if (await sendOne(deps, candidate, isReady)) sent += 1;
      } catch (error) {
        await noteHeldBack(deps, candidate, true);
        failure ??= new Error(`Template ${candidate.templateId} failed for booking ${candidate.bookingId}.`, {
          cause: error,
        });
      }
    }
  } while (page.length === pageSize);
  if (failure) throw failure;
  return sent;
}

/** The message and the record that it was sent are written in one transaction, so that nobody gets it twice. */
function sendOne(
  deps: TimedDeps,
  candidate: TimedRow,
  isReady: (row: TimedRow) => boolean,
): Promise<boolean> {
  return retryTransaction(deps.connection, async (tx) => {
    const row = await timedStore.lock(tx, candidate);
    if (!row || !isReady(row)) return false;
    const { bookingId, templateId } = row;
    // The lock guarantees the current state of the booking. Only the insert shows whether another node has sent the
    // message.
    const decision = { bookingId, templateId, state: 'sent', at: deps.clock.now() } as const;
    if (!(await timedStore.decide(tx, decision))) return false;
    const { text } = fillTemplate(row.texts, row, deps.translate);
    const opened = { bookingId, side: 'landlord' as const };
    const outcome = await addMessage(deps, tx, opened, { text, mailKey: null, keys: [] });
    // The thread of a confirmed booking stays open long after the last possible time of a template.
    if (!outcome.ok) throw new Error(`Template ${templateId} could not be sent: ${outcome.type}.`);
    return true;
  });
}

export const sendTimedBody = (deps: TimedDeps): JobBody =>
  jobBody(sendTimedJob, async () => {
    await sendTimedMessages(deps);
    return { runAt: new Date(deps.clock.now().getTime() + pauseMs) };
  });
