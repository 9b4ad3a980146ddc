import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The key of what is stored encrypted, derived from the server's own: a stolen table alone gives nothing away. */
const keyOf = (serverKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverKey, '', purpose, 32));

/** Encrypts bytes for one owner (AES-256-GCM): moved to another one's row they open no more. */
export function seal(serverKey: string, purpose: string, owner: string, plain: Uint8Array): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverKey, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what {@link seal} has made; null where the server's key is another one now, or the row another's. */
export function unseal(serverKey: string, purpose: string, owner: string, sealed: string): Buffer | null {
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
