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

/** Returns the browser's uid from its cookie; null if there is none. */
export const readDeviceUid = (cookies: Claims['cookies']): string | null => asUid(cookies[uidCookie]);

/** Finds the owner and roles of a token's session; null for ended or expired sessions and outdated tokens. */
export type FindSession = (token: SessionToken) => Promise<{ uid: string; roles: readonly string[] } | null>;

export interface Claims {
  cookies: Readonly<Record<string, string | undefined>>;
  /** uid and jwt of the body: unverified claims. */
  body: Readonly<Record<string, unknown>>;
}

/** Identifies the caller: by an active session, else by the cookie's uid, else by the body's. */
export function createSessionReader(
  secrets: readonly Uint8Array[],
  findSession: FindSession,
  now: () => Date,
): (claims: Claims) => Promise<Pick<Call, 'uid' | 'device' | 'user'>> {
  return async ({ cookies, body }) => {
    const user = (await findUser(body['jwt'])) ?? (await findUser(cookies[jwtCookie]));
    const device = asUid(cookies[uidCookie]) ?? asUid(body['uid']);
    return { user, device, uid: user?.uid ?? device };
  };

  async function findUser(rawToken: unknown): Promise<Call['user']> {
    const token = await readSessionToken(secrets, rawToken, now());
    const session = token && (await findSession(token));
    return session && { uid: session.uid, token, permissions: permissionsOfRoles(session.roles) };
  }
}
