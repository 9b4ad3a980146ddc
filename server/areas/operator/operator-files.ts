import type { RawRoute } from '../../http/raw-routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { contentHash, type FileStore } from '../../platform/file-store.ts';
import { operatorStore } from './operator-store.ts';

interface FilesDeps {
  connection: Pick<DatabaseConnection, 'db'>;
  files: FileStore;
  clock: Clock;
}

const fileName = /^[0-9a-f]{40}-[1-9]\d{0,3}x[1-9]\d{0,3}\.webp$/;

/** Stores a picture of the site itself. Its address contains the size, so that pages need no query to show it. */
export async function keepSitePicture(
  { connection: { db }, files, clock }: FilesDeps,
  { bytes, width, height }: { bytes: Buffer; width: number; height: number },
): Promise<{ url: string; width: number; height: number }> {
  const key = `operator-files/${contentHash(bytes)}-${width}x${height}.webp`;
  // Inserts the row first: a file without a row would never be deleted.
  await operatorStore.addFile(db, key, clock.now());
  await files.put(key, bytes);
  return { url: `/${key}`, width, height };
}

/** Serves logo, icon and share picture. Their addresses change with their content, so that browsers may cache them. */
export function sitePictureRoute({ files }: Pick<FilesDeps, 'files'>): RawRoute {
  return {
    method: 'GET',
    path: '/operator-files/:file',
    async answer(request, reply) {
      const { file } = request.params as { file: string };
      const bytes = fileName.test(file) ? await files.get(`operator-files/${file}`) : null;
      if (!bytes) return reply.code(404).type('text/plain').send('404');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(bytes);
    },
  };
}
