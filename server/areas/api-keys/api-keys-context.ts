import type { Clock } from '../../platform/clock.ts';
import type { CountedLimits } from '../../platform/counted-limits.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Accounts, Prove } from '../accounts/accounts.ts';

/** What the area needs from the rest of the house. */
export interface ApiKeysDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now'>;
  limits: Pick<CountedLimits, 'count'>;
  accounts: Pick<Accounts, 'ownerOf'>;
  /** Asks whoever is logged in to show again that it is them; null: it was shown. */
  prove: Prove;
}
