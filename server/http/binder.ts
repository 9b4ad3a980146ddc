import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Log } from '../platform/log.ts';
import { concatenate, type Piece } from './answer-bytes.ts';
import type { BoundEndpoint } from './bind.ts';
import type { CallLimits } from './call-limits.ts';
import { callerCookies } from './caller-cookies.ts';
import { readCookies } from './cookies.ts';
import { envelopeJson } from './envelope-json.ts';
import type { ActingDesk, Call } from './handler.ts';
import { acceptOnlyJson } from './json-body.ts';
import { keepLinkSession, withLinkSession } from './link-session.ts';
import { networkPrefix } from './network-of.ts';
import { requestSubject, actingCookie, findStandIn } from './on-behalf.ts';
import { isOwnOrigin } from './own-origin.ts';
import { routeUrl } from './raw-routes.ts';
import { answerErrors, refuseOtherMethods, refusing, sendRefusal, type Refusal } from './refusal.ts';
import { run, runEndpoint, successStatus } from './run-endpoint.ts';
import { visitorAddress } from '../trusted-proxies.ts';
import type { Claims } from './session.ts';

export interface BinderDeps {
  bound: readonly BoundEndpoint[];
  readSession(claims: Claims): Promise<Pick<Call, 'uid' | 'device' | 'user'>>;
  acting: ActingDesk;
  limits: CallLimits;
  publicOrigin: string;
  guard<Result>(work: Promise<Result>): Promise<Result>;
  log: Log;
}

/** Registers every endpoint: limits, origin, session, access, parsing, envelope, declared errors. */
export function registerApi(app: FastifyInstance, deps: BinderDeps): void {
  app.register((api, _, done) => {
    acceptOnlyJson(api);
    answerErrors(api, deps.log, true);
    const byPath = Map.groupBy(deps.bound, ({ endpoint }) => endpoint.path);
    for (const [path, group] of byPath) {
      const url = routeUrl(path);
      for (const boundEndpoint of group) {
        api.route({
          method: boundEndpoint.endpoint.method,
          url,
          handler: (request, reply) => answer(deps, boundEndpoint, request, reply),
        });
      }
      const methods = group.map(({ endpoint }) => endpoint.method);
      refuseOtherMethods(api, url, methods);
    }
    for (const url of ['/api', '/api/*']) {
      api.route({ method: api.supportedMethods, url, ...refusing({ status: 404, type: 'unknown-call' }) });
    }
    done();
  });
}

async function answer(
  deps: BinderDeps,
  bound: BoundEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = bound;
  const { limits } = deps;
  const address = visitorAddress(request.ips ?? [request.ip]);
  const wait = limits.ofAddress(endpoint, address);
  if (wait > 0) return sendRefusal(reply, tooManyCalls(wait));
  if (endpoint.writes && !isOwnOrigin(request, deps.publicOrigin)) {
    return sendRefusal(reply, { status: 403, type: 'foreign-origin' });
  }
  const parameters = requestParameters(endpoint, request);
  if (!parameters) return sendRefusal(reply, { status: 400, type: 'invalid-request' });
  const input = withLinkSession(endpoint, parameters, request);

  const cookies = readCookies(request);
  // Addresses are recorded in logs and histories, so that a GET takes no session from its query.
  const claims = endpoint.method === 'GET' ? { uid: input['uid'] } : input;
  const caller = await deps.guard(deps.readSession({ cookies, body: claims }));
  const accountWait = limits.ofAccount(endpoint, caller.user?.uid ?? null, address);
  if (accountWait > 0) return sendRefusal(reply, tooManyCalls(accountWait));
  const { who, acting, standing } = await deps.guard(
    findStandIn(deps.acting, endpoint, caller, cookies[actingCookie]),
  );
  if (standing === 'refused') return sendRefusal(reply, { status: 403, type: 'not-on-behalf' });
  const stages: string[] = [];
  const call: Call = {
    ...who,
    acting,
    network: networkPrefix(address),
    host: request.hostname,
    userAgent: request.headers['user-agent'] ?? '',
    authorization: request.headers.authorization ?? '',
    idempotencyKey: headerOf(request, 'idempotency-key'),
    requestId: request.id,
    rendering: false,
    shows: () => undefined,
    took: (stage, milliseconds) => stages.push(`${stage};dur=${milliseconds.toFixed(3)}`),
    ...callerCookies(request, reply),
  };
  const { httpStatus, body } = await deps.guard(logActing(deps, bound, input, call));
  if (httpStatus < 400) keepLinkSession(endpoint, parameters, { request, reply });
  reply.header('cache-control', 'no-store');
  if (stages.length > 0) reply.header('server-timing', stages.join(', '));
  if (httpStatus === 429) reply.header('retry-after', String(secondsToWait(body)));
  reply.code(httpStatus).type('application/json; charset=utf-8');
  return reply.send(isPieces(body) ? concatenate(reply.raw, body) : body);
}

/** Logs a change on behalf of a person before it is made: an entry without status was interrupted. */
async function logActing(
  { acting: desk, log }: Pick<BinderDeps, 'acting' | 'log'>,
  bound: BoundEndpoint,
  input: Readonly<Record<string, unknown>>,
  call: Call,
): ReturnType<typeof runBound> {
  if (!call.acting || call.user?.actedBy === undefined || !bound.endpoint.writes)
    return runBound(bound, input, call);
  const actId = await desk.note(call.acting, { call: bound.endpoint.name, about: requestSubject(input) });
  const body = await runBound(bound, input, call);
  await desk.settle(actId, body.httpStatus).catch((error: unknown) => {
    // The change is committed: the caller gets the answer, and the log entry keeps no status.
    log.error({ err: error, actId }, 'an act on behalf was not settled');
  });
  return body;
}

/** Returns the seconds to wait, which a handler that refuses temporarily puts into its failure's data. */
function secondsToWait(body: Envelope | readonly Piece[]): number {
  const data = isPieces(body) ? null : (body.errors[0]?.data as { retryAfter?: unknown } | null);
  return typeof data?.retryAfter === 'number' ? data.retryAfter : secondsUnlessSaid;
}

const secondsUnlessSaid = 60;

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

const isPieces = (body: Envelope | readonly Piece[]): body is readonly Piece[] => Array.isArray(body);

async function runBound(
  bound: BoundEndpoint,
  input: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<{ httpStatus: number; body: Envelope | readonly Piece[] }> {
  if (!bound.write) {
    const { httpStatus, envelope: body } = await runEndpoint(bound, input, call);
    return { httpStatus, body };
  }
  const outcome = await run(bound, bound.write, input, call);
  if (!outcome.ok) return { httpStatus: outcome.httpStatus, body: outcome.envelope };
  const status = successStatus(bound.endpoint);
  return { httpStatus: status, body: envelopeJson(outcome.json, status) };
}

const tooManyCalls = (retryAfter: number): Refusal => ({ status: 429, type: 'too-many-calls', retryAfter });

/** Returns query and path parameters of a GET, the body of a POST; null if the body is no object. */
function requestParameters(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> | null {
  const params = request.params as Record<string, unknown>;
  const { '*': _rest, ...pathParams } = params;
  if (endpoint.method === 'GET') return { ...(request.query as Record<string, unknown>), ...pathParams };
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) return null;
  return { ...(body as Record<string, unknown>), ...pathParams };
}
