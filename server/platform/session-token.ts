import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

/** What the token of a session says; that it is true says the server's key, that it still holds the session's row. */
export interface SessionToken {
  sessionId: string;
  /** Tokens of one session follow each other; an earlier one is good until the next was used. */
  generation: number;
  issuedAt: Date;
  /** It ends then by itself; its session may end earlier. */
  expiresAt: Date;
}

// One algorithm, one type, one audience: no confusion with tokens made for something else.
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

/** Null for anything that is no token of ours, or one that has run out. The text `null` counts as none. */
export async function readSessionToken(
  secrets: readonly Uint8Array[],
  token: unknown,
  now: Date,
): Promise<SessionToken | null> {
  if (typeof token !== 'string' || token === '' || token === 'null') return null;
  const payload = await payloadOf(secrets, token, now);
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

/** What a token says by whichever of the keys has signed it; null: none has, or it has run out. */
async function payloadOf(
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
      // Another key may have signed it.
    }
  }
  return null;
}
