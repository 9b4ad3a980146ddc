import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../platform/log.ts';
import type { RequestTimes } from '../platform/metrics.ts';
import { QueueFullError } from '../platform/work-queue.ts';
import { answerBrokenRequest, registerUnrouted } from './broken-requests.ts';
import { toRefusal } from './refusal.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { requestSampler } from './request-sampler.ts';
import { servedUrl } from './served-url.ts';

/** Slow or idle clients hold connections that others need; no visitor needs longer for a response. */
const slowestVisitorMs = 90_000;

function endSlowReading(response: ServerResponse, slowestMs: number): void {
  const timer = setTimeout(() => response.destroy(), slowestMs);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}

/**
 * Creates the bare server: request ids, cookies, security headers and a log line per request. Everything served is registered on it, except
 * the requests that `answered` handles first.
 */
export async function createApp(
  config: Config,
  log: Log,
  times: RequestTimes,
  answerEarly: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  slowestMs: number = slowestVisitorMs,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    trustProxy: config.trustedProxies ?? false,
    serverFactory: (handler) => {
      const server = createServer(
        { keepAliveTimeout: Math.min(72_000, slowestMs), requestTimeout: 30_000 },
        (request, response) => {
          endSlowReading(response, slowestMs);
          if (!answerEarly(request, response)) handler(request, response);
        },
      );
      // Closes connections without any traffic, such as one that was opened and never used.
      server.timeout = slowestMs;
      server.on('clientError', (error, socket: Socket) => answerBrokenRequest(error, socket));
      return server;
    },
    // Idle keep-alive connections must not hold up a stop.
    forceCloseConnections: 'idle',
    bodyLimit: 1024 * 1024,
    rewriteUrl: (request) => servedUrl(request.url ?? '/'),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    exposeHeadRoutes: true,
  });
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Speed matters more than size: pages are compressed for each request, files once in advance.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
  });
  await app.register(fastifyCookie);
  registerSecurityHeaders(app, config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  registerUnrouted(app);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { status, retryAfter } = errorStatus(error);
    if (status >= 500 && !(error instanceof QueueFullError)) {
      log.error({ err: error, requestId: request.id }, 'request failed');
    }
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (status >= 500) reply.header('cache-control', 'no-store');
    // Reveals no details of the error: the request id leads to the log.
    return reply.code(status).type('text/plain; charset=utf-8').send(`${status}\n`);
  });
  const isLogged = requestSampler(config.loggedRequests);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    times.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (!isLogged(reply.statusCode)) return done();
    // Logs the route's pattern instead of the address: links contain secrets, and searches personal interests.
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
  return app;
}

/** Requests that Fastify rejects keep their own status; of other errors only temporary ones get a special status. */
function errorStatus(error: Error & { statusCode?: number }): { status: number; retryAfter?: number } {
  if (error.statusCode !== undefined && error.statusCode < 500) return { status: error.statusCode };
  const { status, retryAfter } = toRefusal(error);
  return retryAfter === undefined ? { status } : { status, retryAfter };
}
