import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

/** The key for encrypted columns, derived from the server's: a stolen table alone reveals nothing. */
const keyOf = (serverKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, '', purpose, 32));

/** Encrypts bytes for one owner (AES-256-GCM): in another owner's row they cannot be decrypted. */
export function seal(serverKey: ServerKey, purpose: string, owner: string, plain: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sealingKey(serverKey), purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what {@link seal} has made; null where no key fits any more, or the row is another owner's. */
export function unseal(serverKey: ServerKey, purpose: string, owner: string, sealed: string): Buffer | null {
  for (const key of openingKeys(serverKey)) {
    const opened = unsealWith(key, purpose, owner, sealed);
    if (opened) return opened;
  }
  return null;
}

/** Re-encrypts with the present key what an earlier one has encrypted; null where that is unnecessary or impossible. */
export function sealAnew(
  serverKey: ServerKey,
  purpose: string,
  owner: string,
  sealed: string,
): string | null {
  if (unsealWith(sealingKey(serverKey), purpose, owner, sealed)) return null;
  const plain = unseal(serverKey, purpose, owner, sealed);
  return plain && seal(serverKey, purpose, owner, plain);
}

function unsealWith(serverKey: string, purpose: string, owner: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverKey, purpose), bytes.subarray(0, 12), {
    authTagLength: 16,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}
