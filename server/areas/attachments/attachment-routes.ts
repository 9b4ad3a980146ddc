import { attachedBytesMax, takenTypes, type AttachmentRefusal } from '../../../domain/attached-files.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import type { SentFile } from './attachments-context.ts';
import { asDownload } from './file-name.ts';

/** Maximum number of uploaded files per network and hour: enough for an office. */
export const filesOfNetwork: CountedLimit = { name: 'attachments.network-hour', max: 120, spanMs: 3_600_000 };

interface RouteDeps {
  connection: Pick<DatabaseConnection, 'db'>;
  limits: Pick<CountedLimits, 'count'>;
  add(file: SentFile): Promise<{ id: number } | { refusal: AttachmentRefusal }>;
  /** Returns the ticket by which a message refers to a file just uploaded. */
  makeFileTicket(id: number): string;
  /** Finds a file; null if there is none, or its key is invalid or has expired. */
  find(id: number, key: string): Promise<{ name: string; type: string; content: Buffer } | null>;
}

/** Returns the routes `PUT /attachments?name=...`, which uploads a file, and `GET /attachments/12?key=...`, which downloads it. */
export function attachmentRoutes({ connection, limits, add, makeFileTicket, find }: RouteDeps): RawRoute[] {
  return [
    {
      method: 'PUT',
      path: '/attachments',
      body: { types: [...takenTypes, 'application/octet-stream'], maxBytes: attachedBytesMax },
      async answer(request, reply, { network }) {
        void reply.header('cache-control', 'no-store');
        const counting = await limits.count(connection.db, [[filesOfNetwork, network]]);
        if (!counting.ok) {
          return reply.code(429).header('retry-after', String(counting.retryAfter)).send({ refusal: null });
        }
        const { name = '' } = request.query as { name?: string };
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const outcome = await add({ name: String(name), content }).catch((error: unknown) => {
          if (error instanceof QueueFullError) return error;
          throw error;
        });
        if (outcome instanceof QueueFullError) {
          return reply.code(503).header('retry-after', String(outcome.retryAfter)).send({ refusal: null });
        }
        if ('refusal' in outcome) return reply.code(422).send(outcome);
        return reply.code(201).send({ ticket: makeFileTicket(outcome.id) });
      },
    },
    {
      method: 'GET',
      path: '/attachments/:id',
      async answer(request, reply) {
        const { id } = request.params as { id: string };
        const key = new URL(request.url, 'http://localhost').searchParams.get('key') ?? '';
        const file = /^[1-9]\d{0,14}$/.test(id) ? await find(Number(id), key) : null;
        if (!file) return reply.code(404).type('text/plain').send('404');
        // The file is from a stranger: it is only offered as a download, and never opened as a page of this site.
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', asDownload(file.name))
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'same-origin')
          .type(file.type)
          .send(file.content);
      },
    },
  ];
}
