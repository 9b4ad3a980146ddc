import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** The cookie plugin's additions, whose type declarations do not apply to generic requests and replies. */
export function readCookies(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return (request as FastifyRequest & { cookies?: Record<string, string | undefined> }).cookies ?? {};
}

export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieSerializeOptions,
): void {
  (reply as FastifyReply & { setCookie(n: string, v: string, o: CookieSerializeOptions): void }).setCookie(
    name,
    value,
    options,
  );
}
