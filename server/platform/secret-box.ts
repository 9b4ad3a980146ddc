import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { openingKeys, sealingKey, type ServerKey } from './server-key.ts';

/** Derives the key for encrypted columns from the server's key, so that a stolen table alone reveals nothing. */
const deriveKey = (serverKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, '', purpose, 32));

/** Encrypts bytes for one owner (AES-256-GCM): in another owner's row they cannot be decrypted. */
export function seal(serverKey: ServerKey, purpose: string, owner: string, plain: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(sealingKey(serverKey), purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the result of {@link seal}; null if no key fits any more, or the row is another owner's. */
export function unseal(serverKey: ServerKey, purpose: string, owner: string, sealed: string): Buffer | null {
  for (const key of openingKeys(serverKey)) {
    const plain = decryptWithKey(key, purpose, owner, sealed);
    if (plain) return plain;
  }
  return null;
}

/** Re-encrypts with the current key; null if that is unnecessary or impossible. */
export function sealAnew(
  serverKey: ServerKey,
  purpose: string,
  owner: string,
  sealed: string,
): string | null {
  if (decryptWithKey(sealingKey(serverKey), purpose, owner, sealed)) return null;
  const plain = unseal(serverKey, purpose, owner, sealed);
  return plain && seal(serverKey, purpose, owner, plain);
}

function decryptWithKey(serverKey: string, purpose: string, owner: string, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(serverKey, purpose), bytes.subarray(0, 12), {
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
