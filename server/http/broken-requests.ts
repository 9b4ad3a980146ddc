import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorEnvelope, type RefusalType } from '../../contract/replies.ts';
import { sendRefusal } from './refusal.ts';
import { servedUrl } from './served-url.ts';

interface BrokenRequest {
  status: number;
  type: RefusalType;
}

const broken: Readonly<Record<string, BrokenRequest>> = {
  HPE_HEADER_OVERFLOW: { status: 431, type: 'headers-too-large' },
  HPE_INVALID_METHOD: { status: 405, type: 'method-not-allowed' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, type: 'request-timeout' },
};
const malformed: BrokenRequest = { status: 400, type: 'invalid-request' };

type ParserError = Error & { code?: string; rawPacket?: Buffer };

/** Answers on a connection whose bytes were no valid request, and closes it: with an envelope for calls, else with a plain page. */
export function answerBrokenRequest(error: ParserError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [, method, target] =
    /^([A-Z]+) (\S{1,30})/.exec(error.rawPacket?.toString('latin1', 0, 60) ?? '') ?? [];
  const isNoMethod = error.code === 'HPE_INVALID_METHOD' && method === undefined;
  const { status, type } = isNoMethod ? malformed : (broken[error.code ?? ''] ?? malformed);
  const isCall = target !== undefined && isUnderApi(target);
  const body = isCall ? JSON.stringify(errorEnvelope(status, type)) : plainText(status);
  const head = [
    `HTTP/1.1 ${status} ${statusReason(status)}`,
    `content-type: ${isCall ? 'application/json' : 'text/plain'}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers methods that Node accepts and no route handles. */
export function registerUnrouted(app: FastifyInstance): void {
  const calls = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    if (url.startsWith('/api/') && !url.includes('*')) calls.add(url);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (!isUnderApi(path)) {
      const status = isRead(request.method) ? 404 : 405;
      return reply.code(status).type('text/plain; charset=utf-8').send(plainText(status));
    }
    const isKnown = [...calls].some((call) => matchesRoute(call, path));
    return sendRefusal(
      reply,
      isKnown ? { status: 405, type: 'method-not-allowed' } : { status: 404, type: 'unknown-call' },
    );
  });
}

function matchesRoute(call: string, path: string): boolean {
  const [segments, pathSegments] = [call.split('/'), path.replace(/\/$/, '').split('/')];
  return (
    segments.length === pathSegments.length &&
    segments.every((segment, at) => segment.startsWith(':') || segment === pathSegments[at])
  );
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const isUnderApi = (target: string): boolean => /^\/api(\/|\?|$)/.test(servedUrl(target));

const plainText = (status: number): string => `${status} ${statusReason(status)}\n`;

const statusReason = (status: number): string => STATUS_CODES[status] ?? '';
