import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, LinkSession } from '../../contract/define-endpoint.ts';
import { cookiesOf, setCookie } from './cookies.ts';

/** So long a browser opens a booking without the secret of its link, from the last call with it. */
const sessionSeconds = 2 * 60 * 60;

/** The cookie of what a call's link opens, and the field that is the secret; null for a call without such a link. */
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

/** The secret by which this browser has opened something before; empty where it has not, or too long ago. */
export function secretOfSession(request: FastifyRequest, session: LinkSession, id: number): string {
  return cookiesOf(request)[cookieOf(session, id)] ?? '';
}

/** What was given, with the secret of the browser's cookie where the call comes without one. */
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

/** What the secret of a link consists of, its end before the point. Whoever opens what is their own may have sent anything beside it. */
const secretForm = /^[\w.-]{1,200}$/;

/** A secret that has opened its booking becomes the browser's for a while; no script can read it there. */
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
