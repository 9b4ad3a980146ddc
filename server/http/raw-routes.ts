import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LinkSession } from '../../contract/define-endpoint.ts';
import { callerCookies } from './caller-cookies.ts';
import type { Log } from '../platform/log.ts';
import { cookiesOf } from './cookies.ts';
import type { Call } from './handler.ts';
import { secretOfSession } from './link-session.ts';
import { isOtherMandant } from './mandant.ts';
import { isOwnOrigin } from './own-origin.ts';
import { answerErrors, refuseOtherMethods, sendRefusal } from './refusal.ts';
import { deviceOf, type createSessionReader } from './session.ts';
import { visitorNetwork } from './visitor-network.ts';

/** Who asks, as far as a route may know. */
export interface RawVisitor {
  /** The part of the internet that the visitor asks from (`networkOf`). */
  network: string;
  /** The secret by which this browser has opened something a while ago; empty where it has not. */
  secretOf(session: LinkSession, id: number): string;
  /** Who is logged in; only a route that asks waits for it. */
  user(): Promise<Call['user']>;
  /** The browser, and how it keeps a token and its uid: for a form that lets somebody in. It is not asked who was logged in before. */
  caller: Pick<Call, 'device' | 'network' | 'userAgent' | 'user' | 'keepToken' | 'keepUid'>;
}

/** A route that is neither a call of the API nor a page: a picture, a document, an upload, a notice of another system. */
export interface RawRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path is written as Fastify does it: `/documents/booking/:id/:file`. */
  path: string;
  /** The media types that it takes, or whatever comes, and how many bytes at most; absent: it takes no body. */
  body?: { types: readonly string[] | 'any'; maxBytes: number };
  /** True: pages of other sites may ask too, since the address itself holds the secret that permits it. */
  fromAnywhere?: true;
  /** `request.body` is a Buffer with the bytes as they came. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: RawVisitor,
  ): FastifyReply | Promise<FastifyReply>;
}

export interface RawRoutesDeps {
  publicOrigin: string;
  /** Reads who is logged in; absent: nobody is. */
  readSession?: ReturnType<typeof createSessionReader>;
  /** Ends the waiting for a database that does not answer; absent: there is nothing to wait for. */
  guard?<Result>(work: Promise<Result>): Promise<Result>;
  /** Takes what fails under `/api`, which is answered there and then; absent: nobody reads it. */
  log?: Pick<Log, 'error'>;
}

/**
 * Registers each route for itself, so that none takes a body that only another one is made for. What changes something
 * is refused to pages of other sites, as calls of the API are. Under `/api` every refusal is an envelope, and `mandant` of the
 * query names this site or nothing.
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
          (_request, bytes, parsed) => parsed(null, bytes),
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
          guard(Promise.resolve(answer(request, reply, visitorOf(request, reply, readSession)))),
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
      const taken = group.map(({ method }) => method);
      refuseOtherMethods(scope, path, taken);
    }
    done();
  });
}

/** The path of a call as Fastify writes it. */
export const routeUrl = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const isUnderApi = (path: string): boolean => path.startsWith('/api/');

const visitorOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  readSession: RawRoutesDeps['readSession'],
): RawVisitor => ({
  network: visitorNetwork(request),
  secretOf: (session, id) => secretOfSession(request, session, id),
  user: async () => (await readSession?.({ cookies: cookiesOf(request), body: {} }))?.user ?? null,
  caller: {
    device: deviceOf(cookiesOf(request)),
    network: visitorNetwork(request),
    userAgent: request.headers['user-agent'] ?? '',
    user: null,
    ...callerCookies(request, reply),
  },
});
