import { createAccounts, createProve, createTeamAccounts } from '../areas/accounts/accounts.ts';
import { createActing } from '../areas/acting/acting.ts';
import { createApiKeys } from '../areas/api-keys/api-keys.ts';
import { createTracking } from '../areas/tracking/tracking.ts';
import type { Platform } from './platform.ts';

export type PeopleAreas = ReturnType<typeof createPeopleAreas>;

export function createPeopleAreas(platform: Platform) {
  const accounts = createAccounts({ ...platform, staffNeedsFactor: platform.config.production });
  const prove = createProve({ ...platform, passwordQueue: platform.queues.passwords });
  return {
    accounts,
    prove,
    teamAccounts: createTeamAccounts({ ...platform, passwordQueue: platform.queues.passwords }),
    tracking: createTracking({ ...platform, accounts }),
    apiKeys: createApiKeys({ ...platform, accounts, prove }),
    acting: createActing({ ...platform, accounts, prove }),
    /** Returns the mail address of an account; null if the account is deleted. */
    emailOf: async (uid: string): Promise<string | null> => (await accounts.findAccount(uid))?.email ?? null,
    async findPersonName(uid: string): Promise<string> {
      const account = await accounts.findAccount(uid);
      return account ? `${account.firstName} ${account.lastName}`.trim() || account.email : '';
    },
  };
}
