import type { removeUpload } from '../../../../contract/uploads/remove-upload.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentUses } from '../present-upload.ts';
import type { UploadsDeps } from '../uploads-deps.ts';
import { uploadsStore } from '../uploads-store.ts';
import { deleteFiles } from '../delete-files.ts';

export function removeUploadHandler(
  deps: Pick<UploadsDeps, 'connection' | 'files' | 'clock'>,
): Handler<typeof removeUpload> {
  const { connection, clock } = deps;
  return async ({ uploadID, forever }) => {
    const done = await connection.transaction(async (tx) => {
      // Waits for texts that are being published, so that their use of the picture is counted.
      await uploadsStore.lockContents(tx);
      if (!(await uploadsStore.one(tx, uploadID)))
        return { ok: false as const, type: 'upload-not-found' as const, data: null };
      const usedOn = presentUses(uploadID, await uploadsStore.uses(tx, uploadID));
      if (usedOn.length > 0) return { ok: false as const, type: 'upload-used' as const, data: { usedOn } };
      if (!forever) {
        await uploadsStore.retire(tx, uploadID, clock.now());
        return { ok: true as const, keys: null };
      }
      return { ok: true as const, keys: await uploadsStore.remove(tx, uploadID) };
    });
    if (!done.ok) return done;
    if (done.keys === null) return { ok: true, data: { isKept: true } };
    await deleteFiles(deps, done.keys);
    return { ok: true, data: { isKept: false } };
  };
}
