import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestLink } from '../../../contract/booking/booking.ts';
import { landlordLink } from '../../../contract/landlords/landlord-booking.ts';
import {
  messageFileBytes,
  messageFileTypes,
  messageSides,
  type MessageFileRefusal,
} from '../../../domain/messages/message-limits.ts';
import { mayWrite } from '../../../domain/messages/may-write.ts';
import type { RawRoute, RawVisitor } from '../../http/raw-routes.ts';
import type { CountedLimit } from '../../platform/counted-limits.ts';
import { QueueFullError } from '../../platform/work-queue.ts';
import { fileAddress } from './file-address.ts';
import { filesStore, type FileRow } from './files-store.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { messagesStore } from './messages-store.ts';
import { openThread } from './open-thread.ts';
import { reportsStore } from './reports-store.ts';
import { fileName, prepareFile, type PreparedFile } from './prepare-file.ts';

const dayMs = 86_400_000;
const ofSide: CountedLimit = { name: 'messages.files-of-side', max: 60, spanMs: dayMs };
const ofNetwork: CountedLimit = { name: 'messages.files-of-network', max: 240, spanMs: dayMs };

/** A file is for the two of the thread alone, and does nothing where it is opened. */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

const sessions = { guest: guestLink.session, landlord: landlordLink.session } as const;
const numberIn = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('404');
}

/** Files of threads: taken from a side of one, read by both; and by the office while the thread is reported. */
export function fileRoutes(deps: MessagesDeps): RawRoute[] {
  const { connection, clock, files, limits } = deps;

  async function openedBy(request: FastifyRequest, visitor: RawVisitor): Promise<OpenedThread | null> {
    const given = request.params as { side: string; booking: string };
    const side = messageSides.find((one) => one === given.side);
    const bookingId = numberIn(given.booking);
    if (!side || bookingId === null) return null;
    const bookingHash = visitor.secretOf(sessions[side], bookingId);
    return openThread(deps, side, { bookingId, bookingHash }, await visitor.user());
  }

  async function keep(
    { bookingId, side }: OpenedThread,
    prepared: Extract<PreparedFile, { ok: true }>,
    given: string,
  ): Promise<{ fileID: number; name: string; type: FileRow['type']; bytes: number; href: string }> {
    const key = `messages/${randomUUID()}.${prepared.ending}`;
    const name = fileName(given, prepared.ending);
    const { type } = prepared;
    const bytes = prepared.bytes.length;
    // The file comes first: no row ever names one that is not there.
    await files.put(key, prepared.bytes);
    const at = clock.now();
    const fileID = await connection.transaction((tx) =>
      filesStore.insert(tx, { bookingId, side, messageId: null, key, name, type, bytes, at }),
    );
    return { fileID, name, type, bytes, href: fileAddress(side, bookingId, fileID) };
  }

  async function takes(
    { bookingId, side }: OpenedThread,
    network: string,
  ): Promise<MessageFileRefusal | null> {
    const booking = await messagesStore.booking(connection.db, bookingId);
    if (!booking || !mayWrite(booking, clock.today())) return 'not-found';
    const counted = await limits.count(connection.db, [
      [ofSide, `${side} ${bookingId}`],
      [ofNetwork, network],
    ]);
    return counted.ok ? null : 'too-many';
  }

  async function show(
    reply: FastifyReply,
    file: { key: string; name: string; type: string } | null,
  ): Promise<FastifyReply> {
    const bytes = file && (await files.get(file.key));
    if (!file || !bytes) return notFound(reply);
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(bytes);
  }

  return [
    {
      method: 'PUT',
      path: '/api/messages/:side/:booking/files',
      body: { types: [...messageFileTypes, 'application/octet-stream'], maxBytes: messageFileBytes },
      async answer(request, reply, visitor) {
        reply.header('cache-control', 'no-store');
        const refuse = (code: number, refusal: MessageFileRefusal): FastifyReply =>
          reply.code(code).send({ refusal });
        const opened = await openedBy(request, visitor);
        if (!opened) return refuse(404, 'not-found');
        const refusal = await takes(opened, visitor.network);
        if (refusal) return refuse(refusal === 'too-many' ? 429 : 404, refusal);
        const { name = '' } = request.query as { name?: string };
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const prepared = await deps
          .work(() => prepareFile(bytes))
          .catch((error: unknown) => {
            if (error instanceof QueueFullError) return error;
            throw error;
          });
        if (prepared instanceof QueueFullError) {
          return reply.code(503).header('retry-after', String(prepared.retryAfter)).send({ refusal: null });
        }
        if (!prepared.ok) return refuse(422, prepared.refusal);
        return reply.code(201).send(await keep(opened, prepared, String(name)));
      },
    },
    {
      method: 'GET',
      path: '/api/messages/:side/:booking/files/:file',
      async answer(request, reply, visitor) {
        reply.headers(headers);
        const id = numberIn((request.params as { file: string }).file);
        const opened = id === null ? null : await openedBy(request, visitor);
        if (!opened || id === null) return notFound(reply);
        return show(reply, await filesStore.find(connection.db, { ...opened, id }));
      },
    },
    {
      method: 'GET',
      path: '/api/messages/reports/:report/files/:file',
      async answer(request, reply, visitor) {
        reply.headers(headers);
        const given = request.params as { report: string; file: string };
        const [reportId, id] = [numberIn(given.report), numberIn(given.file)];
        const user = await visitor.user();
        if (reportId === null || id === null || !user?.permissions.has('messages.read'))
          return notFound(reply);
        const actor = await deps.nameOf(user.uid);
        const file = await connection.transaction(async (tx) => {
          const report = await reportsStore.lockOpen(tx, reportId);
          if (!report) return null;
          await reportsStore.note(tx, { reportId, kind: 'file', actor, at: clock.now() });
          return filesStore.find(tx, { bookingId: report.bookingId, side: null, id });
        });
        return show(reply, file);
      },
    },
  ];
}
