import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { contentHash, type FileStore } from '../../platform/file-store.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { logosStore } from './logos-store.ts';
import { logoKey, readLogoKey, presentLogo } from './rules/partner-logo.ts';

interface LogosDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  files: FileStore;
  clock: Clock;
}

const dayMs = 86_400_000;

export async function keepLogo(
  { connection: { db }, files, clock }: LogosDeps,
  partnerId: number,
  { bytes, ...size }: { bytes: Buffer; width: number; height: number },
): Promise<NonNullable<Partner['logo']>> {
  const key = logoKey(partnerId, contentHash(bytes), size);
  // Inserts the row first: a file without a row would never be deleted.
  await logosStore.add(db, { key, partnerId, at: clock.now() });
  await files.put(key, bytes);
  return presentLogo(key)!;
}

export async function forgetLogos({ connection: { db }, files, clock }: LogosDeps): Promise<void> {
  for (const key of await logosStore.dropUnused(db, new Date(clock.now().getTime() - dayMs))) {
    await files.delete(key);
  }
}

/** URLs of logos change with their content, so browsers may cache them. */
export function logoRoute({ files }: Pick<LogosDeps, 'files'>): RawRoute {
  return {
    method: 'GET',
    path: '/partner-logos/:file',
    async answer(request, reply) {
      const key = readLogoKey((request.params as { file: string }).file);
      const bytes = key && (await files.get(key));
      if (!bytes) return reply.code(404).type('text/plain').send('404');
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .type('image/webp')
        .send(bytes);
    },
  };
}
