import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify';
import type { Envelope } from '../../contract/envelope.ts';
import { errorEnvelope, type RefusalType } from '../../contract/replies.ts';
import { isOutOfSpace } from '../platform/data-folder.ts';
import { isDatabaseDown } from '../platform/database-down.ts';
import type { Log } from '../platform/log.ts';

export interface Refusal {
  status: number;
  type: RefusalType;
  data?: unknown;
  /** Seconds. */
  retryAfter?: number;
}

export type Refused = { ok: false; httpStatus: number; envelope: Envelope };

export function refused({ status, type, data = null }: Refusal): Refused {
  return failed(status, type, data);
}

export function failed(status: number, type: string, data: unknown): Refused {
  return { ok: false, httpStatus: status, envelope: errorEnvelope(status, type, data) };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  reply.header('cache-control', 'no-store');
  return reply.code(refusal.status).send(refused(refusal).envelope);
}

/** Answers errors in a scope by envelopes; `json`: only JSON bodies are accepted. */
export function answerErrors(
  scope: FastifyInstance,
  log: Pick<Log, 'error'> | undefined,
  json: boolean,
): void {
  scope.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) log?.error({ err: error, requestId: request.id }, 'call failed');
    return sendRefusal(
      reply,
      refusal.status === 415 && !json ? { ...refusal, type: 'type-refused' } : refusal,
    );
  });
}

export function refusing(
  refusal: Refusal,
  headers: Record<string, string> = {},
): Pick<RouteOptions, 'onRequest' | 'handler'> {
  const refuse = (reply: FastifyReply): FastifyReply => sendRefusal(reply.headers(headers), refusal);
  return {
    onRequest: async (_request, reply) => refuse(reply),
    handler: (_request, reply) => refuse(reply),
  };
}

/** Answers 405 for methods that a path does not support. HEAD is supported wherever GET is. */
export function refuseOtherMethods(
  scope: FastifyInstance,
  url: string,
  supportedMethods: readonly string[],
): void {
  const allowedMethods = supportedMethods.includes('GET') ? [...supportedMethods, 'HEAD'] : supportedMethods;
  scope.route({
    method: scope.supportedMethods.filter((method) => !allowedMethods.includes(method)),
    url,
    ...refusing({ status: 405, type: 'method-not-allowed' }, { allow: supportedMethods.join(', ') }),
  });
}

const retryAfterSeconds = 5;
/** Seconds; an administrator has to free disk space first. */
const retryAfterFullDisk = 30;

/** Returns the public form of an exception: only its kind. */
export function toRefusal(
  error: Error & { statusCode?: number; code?: string; retryAfter?: number },
): Refusal {
  switch (error.statusCode) {
    case 413:
      return { status: 413, type: 'body-too-large' };
    case 415:
      return { status: 415, type: 'json-expected' };
    default:
  }
  if (error.statusCode && error.statusCode < 500) return { status: 400, type: 'invalid-request' };
  if (error.statusCode === 503) {
    return { status: 503, type: 'unavailable', retryAfter: error.retryAfter ?? retryAfterSeconds };
  }
  if (isOutOfSpace(error)) return { status: 503, type: 'unavailable', retryAfter: retryAfterFullDisk };
  if (isDatabaseDown(error)) return { status: 503, type: 'unavailable', retryAfter: retryAfterSeconds };
  return { status: 500, type: 'internal' };
}
