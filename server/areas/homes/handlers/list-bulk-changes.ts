import type { listBulkChanges } from '../../../../contract/homes/list-bulk-changes.ts';
import { bulkUndoDays } from '../../../../domain/homes/bulk-limits.ts';
import { retentionEnd } from '../../../../domain/retention.ts';
import type { Handler } from '../../../http/handler.ts';
import { bulkStore } from '../bulk-store.ts';
import type { HomesDeps } from '../homes-context.ts';

export function listBulkChangesHandler({ connection, clock }: HomesDeps): Handler<typeof listBulkChanges> {
  return async (_input, { user }) => {
    const rows = await bulkStore.list(connection.db, user.uid, retentionEnd(clock.now(), bulkUndoDays));
    return {
      ok: true,
      data: { changes: rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() })) },
    };
  };
}
