import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, LinkSession } from '../../contract/define-endpoint.ts';
import { readCookies, setCookie } from './cookies.ts';

/** Seconds since the last call for which a browser opens a booking without the link's secret. */
const sessionSeconds = 2 * 60 * 60;

/** Returns the cookie for the subject of a call's link, and the field with the secret; null for a call without such a link. */
function findLinkSession(
  { access }: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
): { cookie: string; paths: readonly string[]; secretField: string } | null {
  if (typeof access !== 'object' || !('link' in access) || access.session === undefined) return null;
  const [idField = '', secretField = ''] = access.link;
  // The value is unparsed: converting an object to a number could throw.
  const rawId = parameters[idField];
  const id = typeof rawId === 'number' || typeof rawId === 'string' ? Number(rawId) : NaN;
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return { cookie: cookieName(access.session, id), paths: access.session.paths, secretField };
}

const cookieName = ({ cookie }: LinkSession, id: number): string => `${cookie}-${id}`;

/** Returns the secret by which this browser has opened a subject; empty if there is none or it has expired. */
export function readSessionSecret(request: FastifyRequest, session: LinkSession, id: number): string {
  return readCookies(request)[cookieName(session, id)] ?? '';
}

/** Returns the parameters; a missing secret is read from the browser's cookie. */
export function withLinkSession(
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
): Readonly<Record<string, unknown>> {
  const session = findLinkSession(endpoint, parameters);
  if (!session || (parameters[session.secretField] ?? '') !== '') return parameters;
  const secret = readCookies(request)[session.cookie];
  return secret === undefined ? parameters : { ...parameters, [session.secretField]: secret };
}

/** The form of a link's secret, the expiry before the point. Owners need no secret and may have sent anything in its place. */
const secretForm = /^[\w.-]{1,200}$/;

/** Stores a secret that has opened its booking in an HttpOnly cookie for a while. */
export function keepLinkSession(
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const session = findLinkSession(endpoint, parameters);
  const secret = session && parameters[session.secretField];
  if (typeof secret !== 'string' || !secretForm.test(secret)) return;
  for (const path of session!.paths) {
    setCookie(reply, session!.cookie, secret, {
      path,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: sessionSeconds,
      secure: request.protocol === 'https',
    });
  }
}
