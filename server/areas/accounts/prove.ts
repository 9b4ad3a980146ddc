import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Call, LoggedIn } from '../../http/handler.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';
import { ownAccount } from './own-account.ts';
import { createPasswords } from './passwords.ts';
import { refusedFactor, refusedPassword, type FactorDeps } from './second-factor.ts';

/** What somebody who is logged in shows again before what matters. */
export interface Proof {
  currentPassword: string;
  code?: string | undefined;
}

/** Why it is not believed; null: it was shown. */
export type Prove = (
  call: Pick<Call, 'device' | 'network'> & { user: LoggedIn },
  shown: Proof,
) => Promise<Awaited<ReturnType<typeof refusedPassword>> | Awaited<ReturnType<typeof refusedFactor>>>;

/** For other areas: asks for the password and, where there is one, the second factor of whoever is logged in. */
export function createProve({
  passwordQueue,
  operator,
  ...rest
}: Omit<FactorDeps, 'passwords'> & { passwordQueue: WorkQueue; operator: CurrentOperator }): Prove {
  const deps: FactorDeps = { ...rest, passwords: createPasswords(passwordQueue, operator) };
  return async (call, { currentPassword, code }) => {
    const account = await ownAccount(deps.connection.db, call.user);
    return (
      (await refusedPassword(deps, account, currentPassword, call)) ??
      (await refusedFactor(deps, call.user.uid, code, call.user))
    );
  };
}
