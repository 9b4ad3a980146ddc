import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { passwordWrong, type PasswordWrong } from '../../../domain/password.ts';
import { hashPassword, verifyPassword } from '../../platform/password-hash.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { isCommonPassword } from './rules/is-common-password.ts';

/** Hashes few passwords at a time, since hashing uses threads that files and pictures need too. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares with a dummy hash if there is none, so that accounts without a password take the same time. */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** Returns the reason why a new password is refused; null if it is acceptable. */
  findProblem(password: string, email: string): Promise<PasswordWrong | null>;
}

/** Hash of random bytes, at the same cost as real ones. */
let nobodysHash: Promise<string> | null = null;

export function createPasswords(queue: WorkQueue, operator: CurrentOperator): Passwords {
  return {
    hash: (password) => queue.run(() => hashPassword(password)),
    async isRight(password, passwordHash) {
      nobodysHash ??= hashPassword(crypto.randomUUID());
      const comparedHash = passwordHash ?? (await nobodysHash);
      const isEqual = await queue.run(() => verifyPassword(comparedHash, password));
      return isEqual && passwordHash !== null;
    },
    async findProblem(password, email) {
      const common = await (commonPasswords ??= readCommonPasswords());
      return passwordWrong(password, email, operator().name, (foldedPassword) =>
        isCommonPassword(foldedPassword, common),
      );
    },
  };
}

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** Reads the 49,000 most common passwords at the first registration, since most starts never need them. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
