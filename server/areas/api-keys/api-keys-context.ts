import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { KeyHolder, KeyRefusal, LettingHolder, OpenKeyRefusal } from './admit-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Accounts, Prove } from '../accounts/accounts.ts';

export interface ApiKeysDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  limits: Pick<CountedLimits, 'count'>;
  accounts: Pick<Accounts, 'findOwner'>;
  /** Checks the proof of the logged-in person; null if it is valid. */
  prove: Prove;
}

export interface ApiKeys {
  /**
   * Finds the holder of the key in the header `Authorization` and checks its scope. The handler returns a refusal unchanged (`keyErrors`
   * declares it). The use is counted and recorded.
   */
  admit(authorization: string, scope: ApiKeyScope): Promise<{ ok: true; holder: KeyHolder } | KeyRefusal>;
  /** Like `admit`, for calls about homes that a landlord or agency lets. */
  admitLetting(
    authorization: string,
    scope: ApiKeyScope,
  ): Promise<{ ok: true; holder: LettingHolder } | KeyRefusal>;
  /** Like `admit`, for calls that need no scope. */
  open(authorization: string): Promise<{ ok: true; holder: KeyHolder } | OpenKeyRefusal>;
}
