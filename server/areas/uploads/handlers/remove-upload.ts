import type { removeUpload } from '../../../../contract/uploads/remove-upload.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentUses } from '../present-upload.ts';
import type { UploadsDeps } from '../uploads-deps.ts';
import { uploadsStore } from '../uploads-store.ts';

export function removeUploadHandler({
  connection,
  files,
  clock,
}: Pick<UploadsDeps, 'connection' | 'files' | 'clock'>): Handler<typeof removeUpload> {
  return async ({ uploadID, forever }) => {
    const done = await connection.transaction(async (tx) => {
      // Waits for texts that are being published, so that their use of the picture is counted.
      await uploadsStore.lockContents(tx);
      const row = await uploadsStore.one(tx, uploadID);
      if (!row) return { ok: false as const, type: 'upload-not-found' as const, data: null };
      const usedOn = presentUses(uploadID, await uploadsStore.uses(tx, uploadID));
      if (usedOn.length > 0) return { ok: false as const, type: 'upload-used' as const, data: { usedOn } };
      if (!forever && (await uploadsStore.isInRevisions(tx, uploadID))) {
        await uploadsStore.retire(tx, uploadID, clock.now());
        return { ok: true as const, fileKey: null };
      }
      await uploadsStore.remove(tx, uploadID);
      return { ok: true as const, fileKey: row.fileKey };
    });
    if (!done.ok) return done;
    if (done.fileKey === null) return { ok: true, data: { isKept: true } };
    await files.delete(done.fileKey);
    return { ok: true, data: { isKept: false } };
  };
}
