import type { previewBulkChange } from '../../../../contract/homes/preview-bulk-change.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { readBulkHomes } from '../read-bulk-homes.ts';
import { computeDigest, planHomes, presentPlanned, readBulkChange } from '../rules/bulk-preview.ts';

export function previewBulkChangeHandler(deps: HomesDeps): Handler<typeof previewBulkChange> {
  return async ({ languageCode: language, objectNumbers: numbers, change: asked }, { user: { uid } }) => {
    const today = deps.clock.today();
    const change = readBulkChange(asked, today);
    if (!change) return { ok: false, type: 'invalid-dates', data: null };
    const { rows, ...rates } = await readBulkHomes(deps, deps.connection.db, {
      uid,
      language,
      today,
      numbers,
      kind: change.kind,
    });
    const planned = planHomes(rows, rates, { change, today });
    return {
      ok: true,
      data: { homes: planned.map((one) => presentPlanned(one, change)), digest: computeDigest(planned) },
    };
  };
}
