import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane; 18 ms of processor time. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
