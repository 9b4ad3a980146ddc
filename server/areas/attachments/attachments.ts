import { createHash, randomUUID } from 'node:crypto';
import {
  attachedFilesMax,
  type AttachedFile,
  type AttachmentRefusal,
} from '../../../domain/attached-files.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection, Queryable, Tx } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import { checkLinkUntil, signLinkUntil, type LinkGrant } from '../../platform/signed-links.ts';
import { attachmentRoutes, filesOfNetwork } from './attachment-routes.ts';
import { attachmentsStore, type StoredAttachment } from './attachments-store.ts';
import { cleanName } from './file-name.ts';
import { prepareAttachment } from './prepare-attachment.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { SentFile } from './attachments-context.ts';

export type { SentFile } from './attachments-context.ts';

export { asDownload } from './file-name.ts';

const hourMs = 3_600_000;
/** Milliseconds; a form may stay open for hours. */
const ticketMs = 6 * hourMs;

export interface AttachmentsDeps {
  connection: Pick<DatabaseConnection, 'db'>;
  clock: Pick<Clock, 'now'>;
  secret: ServerKey;
  limits: CountedLimits;
  files: FileStore;
  images: Pick<Images, 'redrawPicture'>;
  /** Runs work on pictures, a few at a time. */
  work<Result>(task: () => Promise<Result>): Promise<Result>;
}

export interface FilesOfForm {
  taken: { ticket: string; name: string }[];
  refused: { name: string; reason: AttachmentRefusal | 'failed' }[];
}

export interface Attachments {
  /** Checks a file by its bytes and stores it without an owner until `keep`. Returns its id, or the reason of a refusal. */
  add(file: SentFile): Promise<{ id: number } | { refusal: AttachmentRefusal }>;
  /** Stores files sent with a form's fields; returns tickets for the accepted ones, and reasons for the others. */
  takeOfForm(network: string, files: readonly SentFile[]): Promise<FilesOfForm>;
  /** Returns the ids of tickets of `PUT /attachments`; null if one of them is invalid or has expired. */
  ofTickets(tickets: readonly string[]): number[] | null;
  /** Attaches files to a message in the same transaction. False if one of them already belongs to another. */
  keep(tx: Tx, ids: readonly number[]): Promise<boolean>;
  /** Returns names and addresses of files, valid for an hour; only for readers of the message. */
  present(db: Queryable, ids: readonly number[]): Promise<Map<number, AttachedFile>>;
  read(ids: readonly number[]): Promise<{ name: string; type: string; content: Buffer }[]>;
  /** Releases files whose owner was deleted. */
  release(db: Queryable, ids: readonly number[]): Promise<void>;
}

const linkGrant = (purpose: 'attachment' | 'attachment-ticket', id: number): LinkGrant => ({
  purpose,
  subject: id,
  recipient: 'reader',
  nonce: 'file',
});

export function createAttachments(deps: AttachmentsDeps): Area<Attachments> {
  const { connection, clock, secret, files } = deps;
  const { db } = connection;

  async function add({ name, content, sameAs }: SentFile): ReturnType<Attachments['add']> {
    const preparedFile = await deps.work(() => prepareAttachment(deps.images, content));
    if (!preparedFile.ok) return { refusal: preparedFile.reason };
    const { bytes, type, ending } = preparedFile;
    const base = createHash('sha256')
      .update(sameAs ?? randomUUID())
      .digest('hex')
      .slice(0, 40);
    const fileKey = `attachments/${base}.${ending}`;
    // Stores the file first, so that no row refers to a missing one.
    await files.put(fileKey, bytes);
    const row = { fileKey, name: cleanName(name, ending), type, bytes: bytes.length };
    return { id: await attachmentsStore.insert(db, row, clock.now()) };
  }

  const until = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const isGood = (purpose: 'attachment' | 'attachment-ticket', id: number, key: string): boolean =>
    checkLinkUntil(key, secret, linkGrant(purpose, id), clock.now()) === 'valid';

  function idOfTicket(ticket: string): number | null {
    const [, id = '', key = ''] = /^([1-9]\d{0,14})~(.{1,100})$/s.exec(ticket) ?? [];
    return id !== '' && isGood('attachment-ticket', Number(id), key) ? Number(id) : null;
  }

  const makeFileTicket = (id: number): string =>
    `${id}~${signLinkUntil(secret, linkGrant('attachment-ticket', id), until(ticketMs))}`;

  async function takeOfForm(network: string, sentFiles: readonly SentFile[]): Promise<FilesOfForm> {
    const done: FilesOfForm = { taken: [], refused: [] };
    for (const [index, file] of sentFiles.entries()) {
      const { name } = file;
      if (index >= attachedFilesMax) {
        done.refused.push({ name, reason: 'too-many' });
        continue;
      }
      const counting = await deps.limits.count(db, [[filesOfNetwork, network]]);
      const result = counting.ok
        ? await add(file).catch((error: unknown) => {
            if (error instanceof QueueFullError) return { refusal: 'failed' as const };
            throw error;
          })
        : { refusal: 'failed' as const };
      if ('refusal' in result) done.refused.push({ name, reason: result.refusal });
      else done.taken.push({ ticket: makeFileTicket(result.id), name });
    }
    return done;
  }

  const present = ({ id, name, type, bytes }: StoredAttachment): AttachedFile => {
    const key = signLinkUntil(secret, linkGrant('attachment', id), until(hourMs));
    return { name, type, bytes, href: `/attachments/${id}?key=${key}` };
  };

  return {
    add,
    takeOfForm,
    ofTickets(tickets) {
      const ids = tickets.map(idOfTicket);
      return ids.every((id) => id !== null) ? [...new Set(ids)] : null;
    },
    keep: (tx, ids) => attachmentsStore.keep(tx, ids, clock.now()),
    async present(from, ids) {
      const storedFiles = await attachmentsStore.find(from, ids);
      return new Map(storedFiles.map((one) => [one.id, present(one)]));
    },
    async read(ids) {
      const storedFiles = await attachmentsStore.find(db, ids);
      const loadedFiles = await Promise.all(
        storedFiles.map(async ({ fileKey, name, type }) => ({
          name,
          type,
          content: await files.get(fileKey),
        })),
      );
      return loadedFiles.flatMap(({ content, ...one }) => (content ? [{ ...one, content }] : []));
    },
    release: (from, ids) => attachmentsStore.release(from, ids, clock.now()),
    module: {
      name: 'attachments',
      routes: attachmentRoutes({
        ...deps,
        add,
        makeFileTicket,
        async find(id, key) {
          if (!isGood('attachment', id, key)) return null;
          const [storedFile] = await attachmentsStore.find(db, [id]);
          const content = storedFile && (await files.get(storedFile.fileKey));
          return storedFile && content ? { name: storedFile.name, type: storedFile.type, content } : null;
        },
      }),
      async forget(now) {
        for (const { id, fileKey } of await attachmentsStore.loose(
          db,
          retentionEnd(now, retentionDays.loneAttachments),
        )) {
          await files.delete(fileKey);
          await attachmentsStore.delete(db, id);
        }
      },
    },
  };
}
