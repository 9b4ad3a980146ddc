import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import type { PasswordWrong } from '../../../../domain/password.ts';
import { teamRoles, type TeamRole } from '../../../../domain/roles.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { accountStore, type AccountRow, type Profile } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { createPasswords } from '../passwords.ts';
import { createAccount } from './create-account.ts';

/** Accounts of people who were invited to work for a landlord or an agency. */
export interface TeamAccounts {
  findByEmail(db: Queryable, email: string): Promise<Pick<AccountRow, 'uid' | 'email'> | null>;
  /** Returns the reason why a new password is refused. Null if it is acceptable. */
  findPasswordProblem(password: string, email: string): Promise<PasswordWrong | null>;
  /** Hashing waits in a queue, so it must be called before a transaction. */
  hashPassword(password: string): Promise<string>;
  /** Creates the account of a person who has opened the link mailed to their address. Null if there is one already. */
  create(
    tx: Tx,
    account: {
      email: string;
      passwordHash: string;
      profile: Pick<Profile, 'firstName' | 'lastName' | 'language'>;
    },
  ): Promise<Pick<AccountRow, 'uid' | 'email'> | null>;
  /**
   * Grants a person exactly these of the team roles, and removes the others. The change takes effect with the next
   * call.
   */
  setRoles(tx: Tx, uid: string, roles: readonly TeamRole[], actor: string | null): Promise<void>;
}

export function createTeamAccounts({
  passwordQueue,
  operator,
  ...deps
}: Pick<AccountsContext, 'clock' | 'recipients'> & {
  passwordQueue: WorkQueue;
  operator: CurrentOperator;
}): TeamAccounts {
  const passwords = createPasswords(passwordQueue, operator);
  return {
    findByEmail: (db, email) => accountStore.findByEmail(db, email),
    findPasswordProblem: (password, email) => passwords.findProblem(password, email),
    hashPassword: (password) => passwords.hash(password),
    create: (tx, { profile, ...account }) =>
      createAccount(deps, tx, { ...account, profile: { ...profile, salutation: 'none', newsletter: false } }),
    async setRoles(tx, uid, roles, actor) {
      const at = deps.clock.now();
      const before = await accountStore.roles(tx, uid);
      for (const role of teamRoles) {
        const isGranted = roles.includes(role);
        if (before.includes(role) === isGranted) continue;
        if (isGranted) await accountStore.grantRole(tx, uid, role, at);
        else await accountStore.takeRole(tx, uid, role);
        const kind = isGranted ? 'role-granted' : 'role-taken';
        await accountStore.insertEvent(tx, { uid, kind, actor, detail: role, at });
      }
    },
  };
}
