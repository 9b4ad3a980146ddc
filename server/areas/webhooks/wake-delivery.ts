import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { deliverNowJob } from './jobs/webhook-jobs.ts';

/** Has due events sent right after the commit, for somebody who watches the log. */
export const wakeDelivery = (tx: Tx, at: Date): Promise<void> =>
  enqueue(tx, deliverNowJob, {}, { key: String(at.getTime()), runAt: at });
