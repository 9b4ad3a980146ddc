import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** The content of a session token; its truth depends on the signature, its validity on the session's row. */
export interface SessionToken {
  sessionId: string;
  /** Tokens of one session are numbered; an earlier one is valid until the next was used. */
  generation: number;
  issuedAt: Date;
  /** The token expires then; its session may end earlier. */
  expiresAt: Date;
}

// A fixed algorithm, type and audience prevent confusion with other tokens.
const algorithm = 'HS256';
const typ = 'session+jwt';
const audience = 'feriola:session';

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export function signSessionToken(
  secret: Uint8Array,
  { sessionId, generation, issuedAt, expiresAt }: SessionToken,
): Promise<string> {
  return new SignJWT({ generation })
    .setProtectedHeader({ alg: algorithm, typ })
    .setAudience(audience)
    .setJti(sessionId)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(expiresAt))
    .sign(secret);
}

/** Returns null for an invalid or expired token. The text `null` counts as none. */
export async function readSessionToken(
  secrets: readonly Uint8Array[],
  token: unknown,
  now: Date,
): Promise<SessionToken | null> {
  if (typeof token !== 'string' || token === '' || token === 'null') return null;
  const payload = await verifyPayload(secrets, token, now);
  if (!payload) return null;
  const { jti, iat, exp, generation } = payload;
  if (typeof jti !== 'string' || !Number.isSafeInteger(generation)) return null;
  return {
    sessionId: jti,
    generation: generation as number,
    issuedAt: new Date(iat! * 1000),
    expiresAt: new Date(exp! * 1000),
  };
}

/** Returns the payload of a token signed with any of the keys; null if none fits or the token has expired. */
async function verifyPayload(
  secrets: readonly Uint8Array[],
  token: string,
  now: Date,
): Promise<JWTPayload | null> {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: [algorithm],
        typ,
        audience,
        currentDate: now,
        requiredClaims: ['exp', 'iat', 'jti'],
      });
      return payload;
    } catch {
      // Tries the next key.
    }
  }
  return null;
}
