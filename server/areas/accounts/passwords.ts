import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { passwordWrong, type PasswordWrong } from '../../../domain/password.ts';
import { hashPassword, verifyPassword } from '../../platform/password-hash.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { isCommonPassword } from './rules/is-common-password.ts';

/** Hashes few passwords at a time, since hashing takes threads that files and pictures need too. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a dummy hash if there is none, so that accounts without a password take the same time. */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** Null if the new password is acceptable. */
  wrongOf(password: string, email: string): Promise<PasswordWrong | null>;
}

/** Hash of random bytes, at the same cost as real ones. */
let nobodysHash: Promise<string> | null = null;

export function createPasswords(queue: WorkQueue, operator: CurrentOperator): Passwords {
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    async isRight(password, passwordHash) {
      nobodysHash ??= hashPassword(crypto.randomUUID());
      const compared = passwordHash ?? (await nobodysHash);
      const isEqual = await queue.run(() => verifyPassword(compared, password));
      return isEqual && passwordHash !== null;
    },
    async wrongOf(password, email) {
      const common = await (commonPasswords ??= readCommonPasswords());
      return passwordWrong(password, email, operator().name, (folded) => isCommonPassword(folded, common));
    },
  };
}

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** The 49,000 most common passwords. They load at the first registration, since most starts never need them. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
