import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelope, errorEnvelope, type Envelope } from '../../contract/envelope.ts';
import type { Endpoint } from '../../contract/define-endpoint.ts';
import type { Log } from '../platform/log.ts';
import { bytesFor, type Piece } from './answer-bytes.ts';
import { cookiesOf, setCookie } from './cookies.ts';
import { envelopeJson } from './envelope-json.ts';
import type { Call } from './handler.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { uidCookie, type Claims } from './session.ts';
import { storableText } from './storable-text.ts';

/** An endpoint with its handler; the pair was checked where it was made (`bind`). */
export interface BoundEndpoint {
  endpoint: Endpoint;
  handle(input: unknown, call: Call): Promise<{ ok: true; data: unknown } | AnyFailure>;
  /** The same answer as JSON; absent: it is made from what `handle` gives. */
  write?(input: unknown, call: Call): Promise<{ ok: true; json: readonly Piece[] } | AnyFailure>;
}

type AnyFailure = { ok: false; type: string; data: unknown };

export interface BinderDeps {
  bound: readonly BoundEndpoint[];
  readSession(claims: Claims): Promise<Pick<Call, 'uid' | 'user'>>;
  limiter: RateLimiter;
  /** Factor on all limits; 0 is off. */
  rateLimit: number;
  publicOrigin: string;
  /** Ends the waiting for a database that does not answer. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  log: Log;
}

/** One address may make so many calls at once, and then so many a second. */
const generalBurst = 200;
const generalPerSecond = 50;

const mandant = 'feriola';
const bodyLimit = 1024 * 1024;

/** A call that failed before or beside its handler. */
interface Refusal {
  status: number;
  type: string;
  data?: unknown;
  retryAfter?: number;
}

/** Registers every endpoint: session, access, origin, limit, parsing, envelope, declared errors. */
export function registerApi(app: FastifyInstance, deps: BinderDeps): void {
  app.register((api, _, done) => {
    // Only JSON is a body; what claims to be something else is refused, not guessed.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parseJson);
    api.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal.status >= 500) deps.log.error({ err: error, requestId: request.id }, 'call failed');
      return sendRefusal(reply, refusal);
    });

    const byPath = Map.groupBy(deps.bound, ({ endpoint }) => endpoint.path);
    for (const [path, group] of byPath) {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      for (const one of group) {
        api.route({
          method: one.endpoint.method,
          url,
          handler: (request, reply) => answer(deps, one, request, reply),
        });
      }
      const allowed: string[] = group.map(({ endpoint }) => endpoint.method);
      const refused = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
        (m) => !allowed.includes(m),
      );
      api.route({
        method: refused,
        url,
        handler: (_request, reply) =>
          sendRefusal(reply.header('allow', allowed.join(', ')), { status: 405, type: 'method-not-allowed' }),
      });
    }
    api.all('/api/*', (_request, reply) => sendRefusal(reply, { status: 404, type: 'unknown-call' }));
    api.all('/api', (_request, reply) => sendRefusal(reply, { status: 404, type: 'unknown-call' }));
    done();
  });
}

async function answer(
  deps: BinderDeps,
  one: BoundEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = one;
  const wait = takeToken(deps, endpoint, request.ip);
  if (wait > 0) return sendRefusal(reply, { status: 429, type: 'too-many-calls', retryAfter: wait });
  if (endpoint.writes && !isOwnOrigin(request, deps.publicOrigin)) {
    return sendRefusal(reply, { status: 403, type: 'foreign-origin' });
  }
  const given = givenParameters(endpoint, request);
  if (!given) return sendRefusal(reply, { status: 400, type: 'invalid-request' });

  const who = await deps.guard(deps.readSession({ cookies: cookiesOf(request), body: given }));
  const stages: string[] = [];
  const call: Call = {
    ...who,
    requestId: request.id,
    rendering: false,
    shows: () => undefined,
    took: (stage, milliseconds) => stages.push(`${stage};dur=${milliseconds.toFixed(3)}`),
    keepUid: (uid) => {
      if (cookiesOf(request)[uidCookie] !== uid) setUidCookie(reply, uid, request.protocol === 'https');
    },
  };
  const { httpStatus, body } = await deps.guard(bodyOf(one, given, call));
  reply.header('cache-control', 'no-store');
  if (stages.length > 0) reply.header('server-timing', stages.join(', '));
  reply.code(httpStatus).type('application/json; charset=utf-8');
  return reply.send(isPieces(body) ? bytesFor(reply.raw, body) : body);
}

const isPieces = (body: Envelope | readonly Piece[]): body is readonly Piece[] => Array.isArray(body);

/** What is sent: an envelope, or its JSON in pieces. */
async function bodyOf(
  one: BoundEndpoint,
  given: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<{ httpStatus: number; body: Envelope | readonly Piece[] }> {
  if (!one.write) {
    const { httpStatus, envelope: body } = await runEndpoint(one, given, call);
    return { httpStatus, body };
  }
  const outcome = await run(one.endpoint, one.write, given, call);
  if (!outcome.ok) return { httpStatus: outcome.httpStatus, body: outcome.envelope };
  const status = successOf(one.endpoint);
  return { httpStatus: status, body: envelopeJson(outcome.json, status) };
}

/** Parses, checks access, runs the handler and wraps what it answers. Also the way in process. */
export async function runEndpoint(
  { endpoint, handle }: BoundEndpoint,
  given: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<{ httpStatus: number; envelope: Envelope }> {
  const outcome = await run(endpoint, handle, given, call);
  if (!outcome.ok) return outcome;
  const status = successOf(endpoint);
  return { httpStatus: status, envelope: envelope(outcome.data, status) };
}

type Refused = { ok: false; httpStatus: number; envelope: Envelope };

async function run<Success extends { ok: true }>(
  endpoint: Endpoint,
  work: (input: unknown, call: Call) => Promise<Success | AnyFailure>,
  given: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<Success | Refused> {
  const { mandant: asked, ...parameters } = given;
  if (asked !== undefined && asked !== mandant) return refused({ status: 400, type: 'unknown-mandant' });
  if (endpoint.access === 'user' && !call.user) return refused({ status: 401, type: 'login-required' });
  const parsed = endpoint.request.safeParse(parameters);
  if (!parsed.success) {
    // Paths and codes only: what was typed is not sent back.
    const issues = parsed.error.issues
      .slice(0, 20)
      .map(({ path, code }) => ({ path: path.map(String).join('.').slice(0, 100), code }));
    return refused({ status: 400, type: 'invalid-request', data: { issues } });
  }
  const outcome = await work(storableText(parsed.data), call);
  if (outcome.ok) return outcome;
  const status = endpoint.errors[outcome.type]?.status;
  if (!status) throw new Error(`${endpoint.name} failed with ${outcome.type}, which it does not declare.`);
  return refused({ status, type: outcome.type, data: outcome.data });
}

const successOf = ({ creates }: Endpoint): 200 | 201 => (creates ? 201 : 200);

function refused(refusal: Refusal): Refused {
  const { status, type, data = null } = refusal;
  return { ok: false, httpStatus: status, envelope: errorEnvelope(status, [{ type, data }]) };
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter));
  reply.header('cache-control', 'no-store');
  return reply.code(refusal.status).send(refused(refusal).envelope);
}

/** Query and path params of a GET, the body of a POST; null where a body is no object. */
function givenParameters(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> | null {
  const params = request.params as Record<string, unknown>;
  const { '*': _rest, ...pathParams } = params;
  if (endpoint.method === 'GET') return { ...(request.query as Record<string, unknown>), ...pathParams };
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) return null;
  return { ...(body as Record<string, unknown>), ...pathParams };
}

function takeToken(deps: BinderDeps, endpoint: Endpoint, address: string): number {
  if (deps.rateLimit === 0) return 0;
  const factor = deps.rateLimit;
  const general = deps.limiter.take(address, generalBurst * factor, generalPerSecond * factor);
  if (general > 0 || !endpoint.callsPerMinute) return general;
  const burst = endpoint.callsPerMinute * factor;
  return deps.limiter.take(`${endpoint.name} ${address}`, burst, burst / 60);
}

/**
 * Writes come from this site or from programs without an Origin. A browser sets Origin and Host
 * itself, so a page of another site cannot pass as one of the host that it calls.
 */
function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

const year = 365 * 24 * 60 * 60;

function setUidCookie(reply: FastifyReply, uid: string, secure: boolean): void {
  // The page reads it, since calls carry it: not HttpOnly.
  setCookie(reply, uidCookie, uid, { path: '/', maxAge: year, sameSite: 'lax', secure });
}

function parseJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  const text = String(body);
  if (text === '') return done(null, {});
  try {
    done(null, JSON.parse(text, refusePrototype));
  } catch {
    done(Object.assign(new Error('malformed JSON'), { statusCode: 400 }));
  }
}

/** A `__proto__` key would reach prototypes where objects are merged. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__');
  return value;
}

function refusalOf(error: Error & { statusCode?: number; code?: string }): Refusal {
  switch (error.statusCode) {
    case 413:
      return { status: 413, type: 'body-too-large' };
    case 415:
      return { status: 415, type: 'json-expected' };
    default:
  }
  if (error.statusCode && error.statusCode < 500) return { status: 400, type: 'invalid-request' };
  if (isDatabaseDown(error)) return { status: 503, type: 'unavailable', retryAfter: 5 };
  return { status: 500, type: 'internal' };
}

/** Connection failures of the driver, and PostgreSQL's classes 08 (connection) and 57P (shutdown). */
function isDatabaseDown({ code, message }: { code?: string; message: string }): boolean {
  if (code !== undefined) return /^(ECONN|EPIPE|ETIMEDOUT|08|57P)/.test(code);
  return /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message);
}
