import { retentionDays, retentionEnd } from '../../domain/retention.ts';
import { deleteConfirmedBefore } from './confirmed-addresses-store.ts';
import { deleteSpansBefore } from './counted-limits-store.ts';
import type { Database } from './database.ts';
import { deleteRepliesBefore } from './idempotency-store.ts';
import { deleteJobsBefore } from './jobs-store.ts';
import { deleteMailFilesBefore } from './mail.ts';

export async function deleteExpiredPlatformData(db: Database, dataDir: string, now: Date): Promise<void> {
  await deleteJobsBefore(db, retentionEnd(now, retentionDays.jobsAndReplies));
  await deleteRepliesBefore(db, retentionEnd(now, retentionDays.jobsAndReplies));
  await deleteConfirmedBefore(db, retentionEnd(now, retentionDays.confirmedAddresses));
  await deleteSpansBefore(db, retentionEnd(now, retentionDays.limits));
  await deleteMailFilesBefore(dataDir, retentionEnd(now, retentionDays.mailFiles));
}
