import type { restoreUpload } from '../../../../contract/uploads/restore-upload.ts';
import type { Handler } from '../../../http/handler.ts';
import { presentStored } from '../present-stored.ts';
import type { UploadsDeps } from '../uploads-deps.ts';
import { uploadsStore } from '../uploads-store.ts';

export function restoreUploadHandler({
  connection,
  clock,
  operator,
  findPersonName,
}: Pick<UploadsDeps, 'connection' | 'clock' | 'operator' | 'findPersonName'>): Handler<typeof restoreUpload> {
  return async ({ uploadID, versionID }, { user }) => {
    const author = await findPersonName(user.uid);
    return connection.transaction(async (tx) => {
      if (versionID === undefined) {
        await uploadsStore.restore(tx, uploadID);
      } else {
        const version = await uploadsStore.takeVersion(tx, uploadID, versionID);
        // The picture may have been uploaded again under another number.
        const holder = version && (await uploadsStore.findByFile(tx, version.fileKey));
        if (!version || (holder !== null && holder !== uploadID))
          return { ok: false as const, type: 'upload-not-found' as const, data: null };
        await uploadsStore.replace(tx, uploadID, version, { author, now: clock.now() });
      }
      return presentStored(tx, uploadID, operator().languages);
    });
  };
}
