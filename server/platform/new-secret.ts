import { createHash, randomBytes } from 'node:crypto';

/** Makes 128 random bits as base64url: 22 letters that nobody guesses. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What is stored of a secret. It is random and long, so that a plain hash cannot be guessed back. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
