import type { ApiKeyScope } from '../../../domain/api-key-scopes.ts';
import type { KeyHolder, KeyRefusal, OpenKeyRefusal } from './admit-key.ts';
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

/** What other areas may ask of keys. */
export interface ApiKeys {
  /**
   * Whose program it is that calls with this header `Authorization`, where its key is good for the scope; otherwise the
   * failure that the handler answers as it is (`keyErrors` declares it). The use is counted and noted.
   */
  admit(authorization: string, scope: ApiKeyScope): Promise<{ ok: true; holder: KeyHolder } | KeyRefusal>;
  /** The same for what every key may ask. */
  open(authorization: string): Promise<{ ok: true; holder: KeyHolder } | OpenKeyRefusal>;
}
