import type { setUpload } from '../../../../contract/uploads/set-upload.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { presentUpload } from '../present-upload.ts';
import { uploadsStore } from '../uploads-store.ts';

export function setUploadHandler({ db }: { db: Queryable }): Handler<typeof setUpload> {
  return async ({ uploadID, alt, focus }) => {
    await uploadsStore.describe(db, uploadID, { alt, focus });
    const row = await uploadsStore.one(db, uploadID);
    if (!row) return { ok: false, type: 'upload-not-found', data: null };
    return { ok: true, data: presentUpload(row, await uploadsStore.uses(db, uploadID)) };
  };
}
