import type { setUpload } from '../../../../contract/uploads/set-upload.ts';
import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { presentStored } from '../present-stored.ts';
import { uploadsStore } from '../uploads-store.ts';

export function setUploadHandler({
  db,
  operator,
}: {
  db: Queryable;
  operator: CurrentOperator;
}): Handler<typeof setUpload> {
  return async ({ uploadID, alt, focus, crop, folder }) => {
    const offered = operator().languages;
    const lacking = offered.filter((language) => alt[language] === '');
    if (lacking.length > 0) return { ok: false, type: 'upload-not-described', data: { languages: lacking } };
    await uploadsStore.describe(db, uploadID, { alt, focus, crop, folder });
    return presentStored(db, uploadID, offered);
  };
}
