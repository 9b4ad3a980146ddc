import { hash, verify } from '@node-rs/argon2';
import { passwordWrong, type PasswordWrong } from '../../../domain/password.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

/** Argon2id as OWASP recommends it: 19 MiB, two passes, one lane; 18 ms of a processor's time. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes passwords and compares with hashes, a few at a time: it takes threads that files and pictures need too. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with something where there is no hash, so that an account without one takes the same time. */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** What is wrong with a new password; null: it is good. */
  wrongOf(password: string, email: string): Promise<PasswordWrong | null>;
}

/** A hash of random bytes that nobody knows, made with the cost of all others. */
let nobodysHash: Promise<string> | null = null;

export function createPasswords(queue: WorkQueue): Passwords {
  return {
    hash: (password) => queue.run(() => hash(password, cost)),
    async isRight(password, passwordHash) {
      nobodysHash ??= hash(crypto.randomUUID(), cost);
      const compared = passwordHash ?? (await nobodysHash);
      const isEqual = await queue.run(() => verify(compared, password));
      return isEqual && passwordHash !== null;
    },
    async wrongOf(password, email) {
      const common = await (commonPasswords ??= readCommonPasswords());
      return passwordWrong(password, email, (folded) => common.has(folded));
    },
  };
}

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** The 49,000 that are tried first. They are read at the first registration: most starts never need them. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
