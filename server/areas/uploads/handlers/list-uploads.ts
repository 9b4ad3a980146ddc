import type { listUploads } from '../../../../contract/uploads/list-uploads.ts';
import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { presentUpload } from '../present-upload.ts';
import { uploadsStore } from '../uploads-store.ts';

export function listUploadsHandler({
  db,
  operator,
}: {
  db: Queryable;
  operator: CurrentOperator;
}): Handler<typeof listUploads> {
  return async () => {
    const [rows, uses, versions] = await Promise.all([
      uploadsStore.all(db),
      uploadsStore.uses(db, null),
      uploadsStore.versions(db, null),
    ]);
    const beside = { uses, versions };
    return {
      ok: true,
      data: { uploads: rows.map((row) => presentUpload(row, beside, operator().languages)) },
    };
  };
}
