import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, LinkSession } from '../../contract/define-endpoint.ts';
import { cookiesOf, setCookie } from './cookies.ts';

/** How long a browser opens a booking without the link's secret, counted from the last call. */
const sessionSeconds = 2 * 60 * 60;

/** The cookie for what a call's link opens, and the field with the secret; null for a call without such a link. */
function sessionOf(
  { access }: Endpoint,
  given: Readonly<Record<string, unknown>>,
): { cookie: string; paths: readonly string[]; secretField: string } | null {
  if (typeof access !== 'object' || !('link' in access) || access.session === undefined) return null;
  const [idField = '', secretField = ''] = access.link;
  // Nothing is parsed yet: an object may not even be made a number.
  const typed = given[idField];
  const id = typeof typed === 'number' || typeof typed === 'string' ? Number(typed) : NaN;
  if (!Number.isSafeInteger(id) || id <= 0) return null;
  return { cookie: cookieOf(access.session, id), paths: access.session.paths, secretField };
}

const cookieOf = ({ cookie }: LinkSession, id: number): string => `${cookie}-${id}`;

/** The secret with which this browser has opened something; empty where there is none or it has expired. */
export function secretOfSession(request: FastifyRequest, session: LinkSession, id: number): string {
  return cookiesOf(request)[cookieOf(session, id)] ?? '';
}

/** The given parameters; a missing secret is taken from the browser's cookie. */
export function withLinkSession(
  endpoint: Endpoint,
  given: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
): Readonly<Record<string, unknown>> {
  const session = sessionOf(endpoint, given);
  if (!session || (given[session.secretField] ?? '') !== '') return given;
  const secret = cookiesOf(request)[session.cookie];
  return secret === undefined ? given : { ...given, [session.secretField]: secret };
}

/** The form of a link's secret, the expiry before the point. Callers who open their own things may have sent anything as secret. */
const secretForm = /^[\w.-]{1,200}$/;

/** A secret that has opened its booking is kept in an HttpOnly cookie for a while. */
export function keepLinkSession(
  endpoint: Endpoint,
  given: Readonly<Record<string, unknown>>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const session = sessionOf(endpoint, given);
  const secret = session && given[session.secretField];
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
