import type { Partner } from '../../../contract/partners/get-partner.ts';
import { uploadTypes, uploadBytesMax, type UploadRefusal } from '../../../domain/upload-limits.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import { shownFileName } from '../../platform/file-name.ts';
import { contentHash } from '../../platform/file-store.ts';
import type { PreparedPhoto } from '../../../engines/pictures/face.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import { readTicket, type Ticket } from './tickets.ts';
import type { UploadsDeps } from './uploads-deps.ts';
import { uploadsStore } from './uploads-store.ts';

const refusals: Record<Extract<PreparedPhoto, { ok: false }>['reason'], UploadRefusal> = {
  unsupported: 'unsupported',
  tooLarge: 'too-large',
  tooSmall: 'too-small',
  unreadable: 'unreadable',
};

/** Derives the key from the bytes, so that the same picture is stored once. */
const buildFileKey = (folder: string, bytes: Buffer): string => `${folder}/${contentHash(bytes)}.webp`;

type Taken =
  | { picture: { url: string; width: number; height: number } }
  | { logo: NonNullable<Partner['logo']> }
  | { uploadID: number }
  | { staffID: number }
  | { photoID: number }
  | { objectNumber: number };

export function uploadRoute(deps: UploadsDeps): RawRoute {
  const { connection, clock, files, images, work } = deps;

  async function keep(
    { purpose, author }: Ticket,
    bytes: Buffer,
    name: string,
  ): Promise<Taken | UploadRefusal> {
    if (purpose.kind === 'logo') {
      const logo = await images.prepareLogo(bytes);
      return logo.ok ? { logo: await deps.keepPartnerLogo(purpose.partnerId, logo) } : refusals[logo.reason];
    }
    if (purpose.kind === 'site') {
      const picture = await images.prepareLogo(bytes);
      return picture.ok ? { picture: await deps.keepSitePicture(picture) } : refusals[picture.reason];
    }
    const photo = await images.preparePhoto(bytes);
    if (!photo.ok) return refusals[photo.reason];
    if (purpose.kind === 'portrait') {
      const portrait = await images.cutPortrait(photo.bytes);
      const key = buildFileKey('portraits', portrait);
      await files.put(key, portrait);
      await connection.transaction((tx) => deps.office.setPortrait(tx, purpose.staffId, key));
      return { staffID: purpose.staffId };
    }
    if (purpose.kind === 'rating') return { photoID: await deps.keepRatingPhoto(purpose.bookingId, photo) };
    if (purpose.kind === 'home') {
      const key = buildFileKey('homes', photo.bytes);
      await files.put(key, photo.bytes);
      const { objectNumber } = purpose;
      const isKept = await deps.keepHomePhoto(objectNumber, { fileKey: key, bytes: photo.bytes });
      return isKept ? { objectNumber } : 'link-over';
    }
    const fileKey = buildFileKey('uploads', photo.bytes);
    // Stores the file first, so that no row refers to a missing one.
    await files.put(fileKey, photo.bytes);
    const file = {
      fileKey,
      name: shownFileName(name),
      width: photo.width,
      height: photo.height,
      bytes: photo.bytes.length,
    };
    const { replaces } = purpose;
    const now = clock.now();
    return connection.transaction(async (tx) => {
      if (replaces === undefined)
        return { uploadID: await uploadsStore.add(tx, { ...file, author, createdAt: now }) };
      const holder = await uploadsStore.findByFile(tx, fileKey);
      if (holder !== null && holder !== replaces) return 'already-there' as const;
      if (holder === null) await uploadsStore.replace(tx, replaces, file, { author, now });
      return { uploadID: replaces };
    });
  }

  return {
    method: 'PUT',
    path: '/uploads',
    body: { types: [...uploadTypes, 'application/octet-stream'], maxBytes: uploadBytesMax },
    async answer(request, reply) {
      reply.header('cache-control', 'no-store');
      const ticket = readTicket(deps, String(request.headers['upload-ticket'] ?? ''));
      if (ticket === null) return reply.code(404).send({ refusal: 'link-over' satisfies UploadRefusal });
      if (ticket === 'expired') return reply.code(410).send({ refusal: 'link-over' satisfies UploadRefusal });
      const { name = '' } = request.query as { name?: string };
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const outcome = await work(() => keep(ticket, bytes, String(name))).catch((error: unknown) => {
        if (error instanceof QueueFullError) return error;
        throw error;
      });
      if (outcome instanceof QueueFullError) {
        return reply.code(503).header('retry-after', String(outcome.retryAfter)).send({ refusal: null });
      }
      if (typeof outcome === 'string') return reply.code(422).send({ refusal: outcome });
      return reply.code(201).send(outcome);
    },
  };
}
