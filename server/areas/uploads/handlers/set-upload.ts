import type { setUpload } from '../../../../contract/uploads/set-upload.ts';
import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { presentUpload } from '../present-upload.ts';
import { uploadsStore } from '../uploads-store.ts';

export function setUploadHandler({
  db,
  operator,
}: {
  db: Queryable;
  operator: CurrentOperator;
}): Handler<typeof setUpload> {
  return async ({ uploadID, alt, focus }) => {
    const offered = operator().languages;
    const lacking = offered.filter((language) => alt[language] === '');
    if (lacking.length > 0) return { ok: false, type: 'upload-not-described', data: { languages: lacking } };
    await uploadsStore.describe(db, uploadID, { alt, focus });
    const row = await uploadsStore.one(db, uploadID);
    if (!row) return { ok: false, type: 'upload-not-found', data: null };
    return { ok: true, data: presentUpload(row, await uploadsStore.uses(db, uploadID), offered) };
  };
}
