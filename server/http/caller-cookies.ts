import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies, setCookie } from './cookies.ts';
import type { Call } from './handler.ts';
import { actingCookie } from './on-behalf.ts';
import { isDevice, jwtCookie, uidCookie } from './session.ts';

const year = 365 * 24 * 60 * 60;

export function callerCookies(
  request: FastifyRequest,
  reply: FastifyReply,
): Pick<Call, 'keepUid' | 'tokenInReply' | 'keepToken' | 'dropToken' | 'keepActing'> {
  const secure = request.protocol === 'https';
  const keepJwt = (token: string, maxAge: number | null): void => {
    const lasting = maxAge === null ? {} : { maxAge };
    setCookie(reply, jwtCookie, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...lasting });
  };
  const tokenInReply = (token: string): string => (isProgram(request) ? token : '');
  return {
    tokenInReply,
    keepUid(uid) {
      // After a logout the browser needs a uid of its own: an account's uid is useless without a session.
      if (!isDevice(uid) || readCookies(request)[uidCookie] === uid) return;
      // The page reads it, since calls contain it: not HttpOnly.
      setCookie(reply, uidCookie, uid, { path: '/', maxAge: year, sameSite: 'lax', secure });
    },
    keepToken(token, seconds) {
      keepJwt(token, seconds);
      return tokenInReply(token);
    },
    dropToken: () => keepJwt('', 0),
    keepActing(secret, maxAge) {
      setCookie(reply, actingCookie, secret, {
        path: '/api/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge,
      });
    },
  };
}

/** Detects programs: browsers send Origin with posts, and Sec-Fetch headers with every request. */
function isProgram({ headers }: FastifyRequest): boolean {
  const signs = [headers.origin, headers.cookie, headers['sec-fetch-site']];
  return signs.every((sign) => sign === undefined);
}
