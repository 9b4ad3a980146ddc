import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { passwordWrong, type PasswordWrong } from '../../../domain/password.ts';
import { hashPassword, isPasswordOf } from '../../platform/password-hash.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { isCommonPassword } from './rules/is-common-password.ts';

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

export function createPasswords(queue: WorkQueue, operator: CurrentOperator): Passwords {
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    async isRight(password, passwordHash) {
      nobodysHash ??= hashPassword(crypto.randomUUID());
      const compared = passwordHash ?? (await nobodysHash);
      const isEqual = await queue.run(() => isPasswordOf(compared, password));
      return isEqual && passwordHash !== null;
    },
    async wrongOf(password, email) {
      const common = await (commonPasswords ??= readCommonPasswords());
      return passwordWrong(password, email, operator().name, (folded) => isCommonPassword(folded, common));
    },
  };
}

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** The 49,000 that are tried first. They are read at the first registration: most starts never need them. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
