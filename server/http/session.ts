import { permissionsOfRoles } from '../../domain/roles.ts';
import { readSessionToken, type SessionToken } from '../platform/session-token.ts';
import type { Call } from './handler.ts';

/** 128 random bits as base64url, the only form of a visitor's id. Ids of accounts have another form. */
const uidForm = /^[A-Za-z0-9_-]{22}$/;

export const uidCookie = 'uid';
export const jwtCookie = 'jwt';

function asUid(value: unknown): string | null {
  return isDevice(value) ? value : null;
}

export const isDevice = (value: unknown): value is string => typeof value === 'string' && uidForm.test(value);

/** The browser's uid from its cookie; null where there is none. */
export const deviceOf = (cookies: Claims['cookies']): string | null => asUid(cookies[uidCookie]);

/** The owner and roles of a token's session; nobody for ended or expired sessions and outdated tokens. */
export type FindSession = (token: SessionToken) => Promise<{ uid: string; roles: readonly string[] } | null>;

export interface Claims {
  cookies: Readonly<Record<string, string | undefined>>;
  /** uid and jwt of the body: unverified claims. */
  body: Readonly<Record<string, unknown>>;
}

/** Identifies the caller: an active session decides, else the cookie's uid, else the body's. */
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
