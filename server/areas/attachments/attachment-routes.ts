import { attachedBytesMax, takenTypes, type AttachmentRefusal } from '../../../domain/attached-files.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { CountedLimit, CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import type { SentFile } from './attachments-context.ts';
import { asDownload } from './file-name.ts';

/** Enough for an office on one network. */
export const filesOfNetwork: CountedLimit = { name: 'attachments.network-hour', max: 120, spanMs: 3_600_000 };

interface RouteDeps {
  connection: Pick<DatabaseConnection, 'db'>;
  limits: Pick<CountedLimits, 'count'>;
  add(file: SentFile): Promise<{ id: number } | { refusal: AttachmentRefusal }>;
  /** The ticket by which a message refers to a file just uploaded. */
  ticketOf(id: number): string;
  /** Null if there is no such file, or its key is invalid or has expired. */
  find(id: number, key: string): Promise<{ name: string; type: string; content: Buffer } | null>;
}

/** `PUT /attachments?name=...` uploads a file, `GET /attachments/12?key=...` downloads it. */
export function attachmentRoutes({ connection, limits, add, ticketOf, find }: RouteDeps): RawRoute[] {
  return [
    {
      method: 'PUT',
      path: '/attachments',
      body: { types: [...takenTypes, 'application/octet-stream'], maxBytes: attachedBytesMax },
      async answer(request, reply, { network }) {
        void reply.header('cache-control', 'no-store');
        const counted = await limits.count(connection.db, [[filesOfNetwork, network]]);
        if (!counted.ok) {
          return reply.code(429).header('retry-after', String(counted.retryAfter)).send({ refusal: null });
        }
        const { name = '' } = request.query as { name?: string };
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const taken = await add({ name: String(name), content }).catch((error: unknown) => {
          if (error instanceof QueueFullError) return error;
          throw error;
        });
        if (taken instanceof QueueFullError) {
          return reply.code(503).header('retry-after', String(taken.retryAfter)).send({ refusal: null });
        }
        if ('refusal' in taken) return reply.code(422).send(taken);
        return reply.code(201).send({ ticket: ticketOf(taken.id) });
      },
    },
    {
      method: 'GET',
      path: '/attachments/:id',
      async answer(request, reply) {
        const { id } = request.params as { id: string };
        const key = new URL(request.url, 'http://localhost').searchParams.get('key') ?? '';
        const found = /^[1-9]\d{0,14}$/.test(id) ? await find(Number(id), key) : null;
        if (!found) return reply.code(404).type('text/plain').send('404');
        // Somebody sent it: it is kept by who reads it, and no page of this site, whatever it holds.
        return reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', asDownload(found.name))
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'same-origin')
          .type(found.type)
          .send(found.content);
      },
    },
  ];
}
