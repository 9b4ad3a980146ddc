import { createHash, randomBytes } from 'node:crypto';

/** Returns 128 random bits as base64url, 22 letters. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** Hashes a secret for storage. Secrets are long and random, so that a plain hash cannot be reversed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
