import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';

export interface BonusDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** What somebody of the house is called in lists of who did what. */
  nameOf(uid: string): Promise<string>;
}
