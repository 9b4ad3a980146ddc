import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';

export interface OfficeRecordsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  /** What a member of the staff is called. */
  nameOf(uid: string): Promise<string>;
}
