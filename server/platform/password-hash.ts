import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane; 18 ms of a processor's time. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The hash of a password in PHC form, salted. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a password is the one of a hash that {@link hashPassword} has made. */
export const isPasswordOf = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);
