import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { deliverNowJob } from './jobs/webhook-jobs.ts';

/** Schedules the delivery of due events right after the commit, since the user is watching the log. */
export const wakeDelivery = (tx: Tx, at: Date): Promise<void> =>
  enqueue(tx, deliverNowJob, {}, { key: String(at.getTime()), runAt: at });
