import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Encodes the few forms of CBOR (RFC 8949) that an authenticator uses. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flat().map((part) => cbor(part as number));
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, count: number): Buffer {
  const kind = major << 5;
  if (count < 24) return Buffer.from([kind | count]);
  return count < 256 ? Buffer.from([kind | 24, count]) : Buffer.from([kind | 25, count >> 8, count & 255]);
}

const flags = { present: 1, verified: 4, attested: 64 } as const;
const uint32 = (value: number): Buffer => Buffer.from(new Uint32Array([value]).buffer).swap32();

/** Deviations of a key from correct behaviour. */
export interface Lie {
  origin?: string;
  rpId?: string;
  /** User verification is missing. */
  unverified?: boolean;
  counter?: number;
}

export interface SoftAuthenticator {
  /** A browser's response for a new passkey. */
  make(challenge: string, lie?: Lie): Record<string, unknown>;
  /** A browser's response for a used passkey; each use increases the counter. */
  show(challenge: string, lie?: Lie): Record<string, unknown>;
}

/** A software authenticator with one key (ES256) for one site. */
export function softAuthenticator(publicUrl: string): SoftAuthenticator {
  const { origin, hostname } = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counted = 0;

  const clientData = (type: string, challenge: string, lie: Lie): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lie.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (bits: number, lie: Lie, attested = Buffer.alloc(0)): Buffer =>
    Buffer.concat([
      createHash('sha256')
        .update(lie.rpId ?? hostname)
        .digest(),
      Buffer.from([bits | flags.present | (lie.unverified ? 0 : flags.verified)]),
      uint32(lie.counter ?? counted),
      attested,
    ]);
  const credential = { id, rawId: id, type: 'public-key' };

  return {
    make(challenge, lie = {}) {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(
        flags.attested,
        lie,
        Buffer.concat([Buffer.alloc(16), length, credentialId, key]),
      );
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, lie).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    show(challenge, lie = {}) {
      counted++;
      const said = clientData('webauthn.get', challenge, lie);
      const data = authenticatorData(0, lie);
      const signed = Buffer.concat([data, createHash('sha256').update(said).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
