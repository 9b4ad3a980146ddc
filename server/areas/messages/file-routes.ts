import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestLink } from '../../../contract/booking/booking.ts';
import {
  getMessageFile,
  getReportedFile,
  sendMessageFile,
  type KeptMessageFile,
} from '../../../contract/messages/message-files.ts';
import { landlordLink } from '../../../contract/landlords/landlord-booking.ts';
import { envelope, errorEnvelope } from '../../../contract/replies.ts';
import { attachedBytesMax } from '../../../domain/attached-files.ts';
import { messageSides } from '../../../domain/messages/message-limits.ts';
import { mayWrite } from '../../../domain/messages/may-write.ts';
import { routeUrl, type RawRoute, type RawVisitor } from '../../http/raw-routes.ts';
import type { CountedLimit } from '../../platform/counted-limits.ts';
import { asDownload } from '../attachments/attachments.ts';
import { fileAddress } from './file-address.ts';
import { filesStore } from './files-store.ts';
import type { MessagesDeps, OpenedThread } from './messages-deps.ts';
import { openThread } from './open-thread.ts';
import { reportsStore } from './reports-store.ts';
import { subjectsStore } from './subjects-store.ts';
import { privateHeaders } from '../../platform/private-headers.ts';

const dayMs = 86_400_000;
const ofSide: CountedLimit = { name: 'messages.files-of-side', max: 60, spanMs: dayMs };
const ofNetwork: CountedLimit = { name: 'messages.files-of-network', max: 240, spanMs: dayMs };

/** Only the two sides of the thread may read a file, and nothing in it may run when it is opened. */
const headers = {
  ...privateHeaders,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

const sessions = { guest: guestLink.session, landlord: landlordLink.session } as const;
const parseNumber = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

type Refused =
  | { status: 404; type: 'booking-not-found' | 'report-not-found' }
  | { status: 422 | 429; type: string; data: object };

const noThread = { status: 404, type: 'booking-not-found' } as const;
const noReport = { status: 404, type: 'report-not-found' } as const;

function refuse(reply: FastifyReply, refusal: Refused): FastifyReply {
  const { status, type } = refusal;
  return reply.code(status).send(errorEnvelope(status, type, 'data' in refusal ? refusal.data : null));
}

/** Returns the routes of files in threads: uploaded by one side, read by both, and by the office while the thread is reported. */
export function fileRoutes(deps: MessagesDeps): RawRoute[] {
  const { connection, clock, attachments, limits } = deps;

  async function openRequestedThread(
    request: FastifyRequest,
    visitor: RawVisitor,
  ): Promise<OpenedThread | null> {
    const parameters = request.params as { side: string; booking: string };
    const side = messageSides.find((one) => one === parameters.side);
    const bookingId = parseNumber(parameters.booking);
    if (!side || bookingId === null) return null;
    const bookingHash = visitor.readSecret(sessions[side], bookingId);
    return openThread(deps, side, { bookingId, bookingHash }, await visitor.user());
  }

  /** Stores a file, which belongs to the side that uploaded it until its message is sent. */
  async function keep(
    { bookingId, side }: OpenedThread,
    attachment: number,
  ): Promise<KeptMessageFile | null> {
    const at = clock.now();
    const file = await connection.transaction(async (tx) => {
      await attachments.keep(tx, [attachment]);
      const thread = { bookingId, side, messageId: null };
      const [id = 0] = await filesStore.insert(tx, { ...thread, attachments: [attachment], at });
      return filesStore.find(tx, { bookingId, side, id });
    });
    if (!file) return null;
    const { id, name, type, bytes } = file;
    return { fileID: id, name, type, bytes, href: fileAddress(side, bookingId, id) };
  }

  async function findUploadRefusal(
    { bookingId, side }: OpenedThread,
    network: string,
  ): Promise<Refused | null> {
    const booking = await subjectsStore.find(connection.db, bookingId);
    if (!booking || !mayWrite(booking, clock.today())) return noThread;
    const counting = await limits.count(connection.db, [
      [ofSide, `${side} ${bookingId}`],
      [ofNetwork, network],
    ]);
    if (counting.ok) return null;
    return { status: 429, type: 'too-many-messages', data: { retryAfter: counting.retryAfter } };
  }

  async function show(
    reply: FastifyReply,
    file: { attachmentId: number } | null,
    notFound: Refused,
  ): Promise<FastifyReply> {
    const [attachment] = file ? await attachments.read([file.attachmentId]) : [];
    if (!attachment) return refuse(reply, notFound);
    return reply
      .type(attachment.type)
      .header('content-disposition', asDownload(attachment.name))
      .send(attachment.content);
  }

  return [
    {
      method: sendMessageFile.method,
      path: routeUrl(sendMessageFile.path),
      body: { types: sendMessageFile.body.types, maxBytes: attachedBytesMax },
      async answer(request, reply, visitor) {
        reply.header('cache-control', 'no-store');
        const thread = await openRequestedThread(request, visitor);
        if (!thread) return refuse(reply, noThread);
        const refusal = await findUploadRefusal(thread, visitor.network);
        if (refusal) return refuse(reply, refusal);
        const { name = '' } = request.query as { name?: string };
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const attachment = await attachments.add({ name: String(name), content });
        if ('refusal' in attachment) {
          return refuse(reply, {
            status: 422,
            type: 'message-file-refused',
            data: { refusal: attachment.refusal },
          });
        }
        const fileId = await keep(thread, attachment.id);
        return fileId ? reply.code(201).send(envelope(fileId, 201)) : refuse(reply, noThread);
      },
    },
    {
      method: getMessageFile.method,
      path: routeUrl(getMessageFile.path),
      async answer(request, reply, visitor) {
        reply.headers(headers);
        const id = parseNumber((request.params as { file: string }).file);
        const thread = id === null ? null : await openRequestedThread(request, visitor);
        if (!thread || id === null) return refuse(reply, noThread);
        return show(reply, await filesStore.find(connection.db, { ...thread, id }), noThread);
      },
    },
    {
      method: getReportedFile.method,
      path: routeUrl(getReportedFile.path),
      async answer(request, reply, visitor) {
        reply.headers(headers);
        const parameters = request.params as { report: string; file: string };
        const [reportId, id] = [parseNumber(parameters.report), parseNumber(parameters.file)];
        const user = await visitor.user();
        if (reportId === null || id === null || !user?.permissions.has('messages.read'))
          return refuse(reply, noReport);
        const actor = await deps.findPersonName(user.uid);
        const file = await connection.transaction(async (tx) => {
          const report = await reportsStore.lockOpen(tx, reportId);
          if (!report) return null;
          await reportsStore.note(tx, { reportId, kind: 'file', actor, at: clock.now() });
          return filesStore.find(tx, { bookingId: report.bookingId, side: null, id });
        });
        return show(reply, file, noReport);
      },
    },
  ];
}
