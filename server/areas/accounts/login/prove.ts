import type { CurrentOperator } from '../../../../domain/operator/operator.ts';
import type { Call, LoggedIn } from '../../../http/handler.ts';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import { ownAccount } from './own-account.ts';
import { createPasswords } from '../passwords.ts';
import { checkSecondFactor, checkPassword, type FactorDeps } from '../factors/second-factor.ts';

export interface Proof {
  currentPassword: string;
  code?: string | undefined;
}

/** Returns the reason why the proof is refused; null if it is valid. */
export type Prove = (
  call: Pick<Call, 'device' | 'network'> & { user: LoggedIn },
  proof: Proof,
) => Promise<Awaited<ReturnType<typeof checkPassword>> | Awaited<ReturnType<typeof checkSecondFactor>>>;

/** Creates the check of the logged-in person's password and second factor for other areas. */
export function createProve({
  passwordQueue,
  operator,
  ...rest
}: Omit<FactorDeps, 'passwords'> & { passwordQueue: WorkQueue; operator: CurrentOperator }): Prove {
  const deps: FactorDeps = { ...rest, passwords: createPasswords(passwordQueue, operator) };
  return async (call, { currentPassword, code }) => {
    const account = await ownAccount(deps.connection.db, call.user);
    return (
      (await checkPassword(deps, account, currentPassword, call)) ??
      (await checkSecondFactor(deps, call.user.uid, code, call.user))
    );
  };
}
