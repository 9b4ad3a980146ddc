import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { deleteFiles } from './delete-files.ts';
import { uploadBase } from './rules/upload-address.ts';
import { makeTicket } from './tickets.ts';
import { uploadRoute } from './take-upload.ts';
import type { UploadsDeps } from './uploads-deps.ts';
import { uploadsStore } from './uploads-store.ts';
import { uploadsCalls } from './calls.generated.ts';

export interface Uploads {
  /** Returns the base of a picture's addresses by its name in texts, such as `upload-12`. Null if there is none. */
  baseOf(scene: string): Promise<string | null>;
  ticketFor(purpose: { kind: 'rating'; bookingId: number }): { ticket: string; expiresAt: string };
}

export { makeTicket } from './tickets.ts';

export function createUploads(deps: UploadsDeps): Area<Uploads> {
  const { connection, readModels } = deps;
  const bases = readModels.of(['uploads'], async (from) => {
    const rows = await uploadsStore.all(from);
    return new Map(rows.map((row) => [`upload-${row.id}`, uploadBase(row)]));
  });
  return {
    ticketFor(purpose) {
      const { text, until } = makeTicket(deps, { purpose, author: '' });
      return { ticket: text, expiresAt: until.toISOString() };
    },
    baseOf: async (scene) => (await bases.get()).get(scene) ?? null,
    module: {
      name: 'uploads',
      endpoints: bindArea(uploadsCalls, { ...deps, db: connection.db }),
      routes: [uploadRoute(deps)],
      async forget(now) {
        const before = retentionEnd(now, retentionDays.removedPictures);
        const keys = await connection.transaction(async (tx) => {
          await uploadsStore.lockContents(tx);
          return uploadsStore.forgetBefore(tx, before);
        });
        await deleteFiles(deps, keys);
      },
    },
  };
}
