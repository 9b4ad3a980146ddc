import { jwtVerify, type JWTPayload } from 'jose';
import { grantedPermissions } from '../../domain/permissions.ts';
import type { Call } from './handler.ts';

/** 128 random bits as base64url; nothing else is taken for a visitor's id. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

export const uidCookie = 'uid';
const jwtCookie = 'jwt';

function asUid(value: unknown): string | null {
  return typeof value === 'string' && uidForm.test(value) ? value : null;
}

/** The session's row with what its owner was granted, as it is stored; ended or expired ones are not found. */
export type FindSession = (
  id: string,
) => Promise<{ uid: string; permissions: Readonly<Record<string, boolean>> } | null>;

export interface Claims {
  cookies: Readonly<Record<string, string | undefined>>;
  /** uid and jwt of the body: claims only. */
  body: Readonly<Record<string, unknown>>;
}

/** Who calls: a living session decides; without one the cookie's uid, then the body's. */
export function createSessionReader(
  secret: Uint8Array,
  findSession: FindSession,
): (claims: Claims) => Promise<Pick<Call, 'uid' | 'user'>> {
  return async ({ cookies, body }) => {
    const user = (await userOf(body['jwt'])) ?? (await userOf(cookies[jwtCookie]));
    return { user, uid: user?.uid ?? asUid(cookies[uidCookie]) ?? asUid(body['uid']) };
  };

  async function userOf(token: unknown): Promise<Call['user']> {
    if (typeof token !== 'string' || token === '' || token === 'null') return null;
    let payload: JWTPayload;
    try {
      // One algorithm, one type, one audience: no confusion with tokens made for something else.
      ({ payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        typ: 'session+jwt',
        audience: 'feriola:session',
      }));
    } catch {
      return null;
    }
    if (typeof payload.jti !== 'string') return null;
    const session = await findSession(payload.jti);
    return (
      session && {
        uid: session.uid,
        sessionId: payload.jti,
        permissions: grantedPermissions(session.permissions),
      }
    );
  }
}
