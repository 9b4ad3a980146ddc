import { randomBytes } from 'node:crypto';

/** Makes 128 random bits as base64url: 22 letters that nobody guesses. */
export const newSecret = (): string => randomBytes(16).toString('base64url');
