import type { undoBulkChange } from '../../../../contract/homes/undo-bulk-change.ts';
import { planBulkUndo } from '../../../../domain/homes/bulk-change.ts';
import { bulkUndoDays } from '../../../../domain/homes/bulk-limits.ts';
import { retentionEnd } from '../../../../domain/retention.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import { announceBulkChange } from '../announce-bulk-change.ts';
import { bulkStore } from '../bulk-store.ts';
import type { HomesDeps } from '../homes-context.ts';
import { lockOwnHomes } from '../listed-homes-store.ts';
import { readBulkHomes } from '../read-bulk-homes.ts';
import { toBulkHome } from '../rules/bulk-preview.ts';
import { forEachHome, writeBulkChange } from '../write-bulk.ts';

export function undoBulkChangeHandler(deps: HomesDeps): Handler<typeof undoBulkChange> {
  return ({ languageCode: language, bulkID }, { user }) =>
    retryTransaction(deps.connection, async (tx) => {
      const { uid } = user;
      const today = deps.clock.today();
      const at = deps.clock.now();
      const criteria = { bulkID, since: retentionEnd(at, bulkUndoDays) };
      const first = await bulkStore.find(tx, uid, criteria);
      if (!first) return { ok: false, type: 'bulk-change-not-found', data: null };
      const numbers = first.homes.map(({ objectNumber }) => objectNumber);
      await lockOwnHomes(tx, uid, numbers);
      // Read again under the locks, because a second click waits for the first and must find nothing left to undo.
      const bulk = (await bulkStore.find(tx, uid, criteria)) ?? first;
      const { kind } = bulk.change;
      const { rows, ...rates } = await readBulkHomes(deps, tx, { uid, language, today, numbers, kind });
      const unchangedHomes: { objectNumber: number; title: string }[] = [];
      const restorable = bulk.homes.flatMap(({ objectNumber, before, after, calendarAct }) => {
        const row = rows.find((one) => one.objectNumber === objectNumber);
        const now = row && toBulkHome(row, rates, { kind, today });
        const to = now ? planBulkUndo(now, { kind, before, after }) : null;
        // A paused home that has become incomplete since is not published again.
        const isUnfit = kind === 'pause' && now?.isComplete === false && !now.ofFeed;
        if (now && to && !isUnfit) return [{ objectNumber, before: now, after: to, undoes: calendarAct }];
        unchangedHomes.push({ objectNumber, title: row?.title ?? String(objectNumber) });
        return [];
      });
      await forEachHome(restorable, (values) =>
        writeBulkChange(deps, tx, { bulkId: bulkID, kind, ...values }, { user, at }),
      );
      const restored = restorable.map(({ objectNumber }) => objectNumber);
      await bulkStore.closeHomes(tx, bulkID, restored, at);
      await announceBulkChange(tx, { bulkID, kind, homes: restorable, isUndo: true, at });
      return { ok: true, data: { restored: restored.length, kept: unchangedHomes } };
    });
}
