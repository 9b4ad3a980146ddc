import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LinkSession } from '../../contract/define-endpoint.ts';
import { callerCookies } from './caller-cookies.ts';
import type { Log } from '../platform/log.ts';
import { readCookies } from './cookies.ts';
import type { Call } from './handler.ts';
import { readSessionSecret } from './link-session.ts';
import { isOtherMandant } from './mandant.ts';
import { isOwnOrigin } from './own-origin.ts';
import { answerErrors, refuseOtherMethods, sendRefusal } from './refusal.ts';
import { readDeviceUid, type createSessionReader } from './session.ts';
import { visitorNetwork } from './visitor-network.ts';

export interface RawVisitor {
  /** The visitor's network. */
  network: string;
  /** Returns the secret by which this browser has recently opened a subject; empty if there is none. */
  readSecret(session: LinkSession, id: number): string;
  /** Reads the logged-in person; only on demand. */
  user(): Promise<Call['user']>;
  /**
   * Set for login forms: data about the browser, and functions that set its token and uid. An existing login is not
   * read.
   */
  caller: Pick<Call, 'device' | 'network' | 'userAgent' | 'user' | 'keepToken' | 'keepUid'>;
}

/** A route that is neither an API call nor a page: a picture, document, upload or webhook. */
export interface RawRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path in Fastify's syntax: `/documents/booking/:id/:file`. */
  path: string;
  /** Accepted media types, or any, and the maximum size. Absent if no body is accepted. */
  body?: { types: readonly string[] | 'any'; maxBytes: number };
  /** Allows requests from other sites, since the address contains the secret that grants access. */
  fromAnywhere?: true;
  /** `request.body` is a Buffer with the raw bytes. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: RawVisitor,
  ): FastifyReply | Promise<FastifyReply>;
}

export interface RawRoutesDeps {
  publicOrigin: string;
  /** Reads the login. If it is absent, every visitor counts as logged out. */
  readSession?: ReturnType<typeof createSessionReader>;
  /** Bounds the wait for an unresponsive database. Absent if there is no bound. */
  guard?<Result>(work: Promise<Result>): Promise<Result>;
  /** Logs errors under `/api`, which are answered in this scope. Absent if they are not logged. */
  log?: Pick<Log, 'error'>;
}

/**
 * Registers each route in a scope of its own, so that none accepts a body meant for another. Writes from other sites are refused, as in the
 * API. Under `/api` every refusal is an envelope, and `mandant` of the query has to name this site or be absent.
 */
export function registerRawRoutes(
  app: FastifyInstance,
  routes: readonly RawRoute[],
  { publicOrigin, readSession, guard = (work) => work, log }: RawRoutesDeps,
): void {
  for (const { method, path, body, fromAnywhere, answer } of routes) {
    app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      const isCall = isUnderApi(path);
      if (isCall) answerErrors(scope, log, false);
      if (body) {
        const parsing = { parseAs: 'buffer', bodyLimit: body.maxBytes } as const;
        scope.addContentTypeParser(
          body.types === 'any' ? '*' : [...body.types],
          parsing,
          (_request, bytes, done) => done(null, bytes),
        );
      }
      if (method !== 'GET' && !fromAnywhere) {
        scope.addHook('onRequest', async (request, reply) => {
          if (isOwnOrigin(request, publicOrigin)) return;
          if (isCall) return sendRefusal(reply, { status: 403, type: 'foreign-origin' });
          return reply.code(403).type('text/plain').send('403');
        });
      }
      if (isCall) {
        scope.addHook('onRequest', async (request, reply) => {
          const { mandant } = request.query as { mandant?: unknown };
          return isOtherMandant(mandant)
            ? sendRefusal(reply, { status: 400, type: 'unknown-mandant' })
            : undefined;
        });
      }
      scope.route({
        method,
        url: path,
        handler: (request, reply) =>
          guard(Promise.resolve(answer(request, reply, readVisitor(request, reply, readSession)))),
      });
      done();
    });
  }
  app.register((scope, _options, done) => {
    const calls = Map.groupBy(
      routes.filter(({ path }) => isUnderApi(path)),
      ({ path }) => path,
    );
    for (const [path, group] of calls) {
      const methods = group.map(({ method }) => method);
      refuseOtherMethods(scope, path, methods);
    }
    done();
  });
}

export const routeUrl = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const isUnderApi = (path: string): boolean => path.startsWith('/api/');

const readVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: RawRoutesDeps['readSession'],
): RawVisitor => ({
  network: visitorNetwork(request),
  readSecret: (session, id) => readSessionSecret(request, session, id),
  user: async () => (await readSession?.({ cookies: readCookies(request), body: {} }))?.user ?? null,
  caller: {
    device: readDeviceUid(readCookies(request)),
    network: visitorNetwork(request),
    userAgent: request.headers['user-agent'] ?? '',
    user: null,
    ...callerCookies(request, reply),
  },
});
