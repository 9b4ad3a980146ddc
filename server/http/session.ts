import { permissionsOfRoles } from '../../domain/roles.ts';
import { readSessionToken, type SessionToken } from '../platform/session-token.ts';
import type { Call } from './handler.ts';

/** 128 random bits as base64url; nothing else is taken for a visitor's id. Those of accounts have another form. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

export const uidCookie = 'uid';
export const jwtCookie = 'jwt';

function asUid(value: unknown): string | null {
  return isDevice(value) ? value : null;
}

/** Whether it is the uid of a browser, and not that of an account or something else. */
export const isDevice = (value: unknown): value is string => typeof value === 'string' && uidForm.test(value);

/** The uid of a browser by its cookie; null where it has none. */
export const deviceOf = (cookies: Claims['cookies']): string | null => asUid(cookies[uidCookie]);

/** The owner of a token's session and their roles, as stored; ended and expired sessions and earlier tokens find nobody. */
export type FindSession = (token: SessionToken) => Promise<{ uid: string; roles: readonly string[] } | null>;

export interface Claims {
  cookies: Readonly<Record<string, string | undefined>>;
  /** uid and jwt of the body: claims only. */
  body: Readonly<Record<string, unknown>>;
}

/** Who calls: a living session decides; without one the cookie's uid, then the body's. */
export function createSessionReader(
  secrets: readonly Uint8Array[],
  findSession: FindSession,
  now: () => Date,
): (claims: Claims) => Promise<Pick<Call, 'uid' | 'device' | 'user'>> {
  return async ({ cookies, body }) => {
    const user = (await userOf(body['jwt'])) ?? (await userOf(cookies[jwtCookie]));
    const device = asUid(cookies[uidCookie]) ?? asUid(body['uid']);
    return { user, device, uid: user?.uid ?? device };
  };

  async function userOf(given: unknown): Promise<Call['user']> {
    const token = await readSessionToken(secrets, given, now());
    const session = token && (await findSession(token));
    return session && { uid: session.uid, token, permissions: permissionsOfRoles(session.roles) };
  }
}
