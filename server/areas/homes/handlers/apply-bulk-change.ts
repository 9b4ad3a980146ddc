import type { applyBulkChange } from '../../../../contract/homes/apply-bulk-change.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { runOnce } from '../../../platform/run-once.ts';
import { announceBulkChange } from '../announce-bulk-change.ts';
import { bulkStore, type BulkHomeRow } from '../bulk-store.ts';
import type { HomesDeps } from '../homes-context.ts';
import { lockOwnHomes } from '../listed-homes-store.ts';
import { readBulkHomes } from '../read-bulk-homes.ts';
import { computeDigest, planHomes, readBulkChange } from '../rules/bulk-preview.ts';
import { forEachHome, writeBulkChange } from '../write-bulk.ts';

export function applyBulkChangeHandler(deps: HomesDeps): Handler<typeof applyBulkChange> {
  return async (request, { user }) => {
    const { languageCode: language, objectNumbers: numbers } = request;
    const { uid } = user;
    const today = deps.clock.today();
    const change = readBulkChange(request.change, today);
    if (!change) return { ok: false, type: 'invalid-dates', data: null };
    const call = {
      scope: `homes.bulk.${uid}`,
      key: request.idempotencyKey,
      digest: requestDigest(request),
    };
    return runOnce(deps.connection, call, async (tx) => {
      await lockOwnHomes(tx, uid, numbers);
      const { rows, ...rates } = await readBulkHomes(deps, tx, {
        uid,
        language,
        today,
        numbers,
        kind: change.kind,
      });
      const planned = planHomes(rows, rates, { change, today });
      if (computeDigest(planned) !== request.digest) return { ok: false, type: 'homes-changed', data: null };
      const at = deps.clock.now();
      const { kind } = change;
      const changing = planned.flatMap(({ row: { objectNumber }, home: before, plan }) =>
        plan.ok ? [{ objectNumber, before, after: plan.after }] : [],
      );
      if (changing.length === 0) return { ok: false, type: 'nothing-to-change', data: null };
      const bulkID = await bulkStore.insert(tx, request.change, at);
      const homes = await forEachHome(changing, async (values): Promise<BulkHomeRow> => ({
        ...values,
        calendarAct: await writeBulkChange(deps, tx, { bulkId: bulkID, kind, ...values }, { user, at }),
      }));
      await bulkStore.insertHomes(tx, bulkID, homes);
      await announceBulkChange(tx, { bulkID, kind, homes, at });
      return { ok: true, data: { bulkID, homes: homes.length } };
    });
  };
}
