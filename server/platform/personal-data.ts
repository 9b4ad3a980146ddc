import type { DB } from '../../database/types.ts';
import type { Queryable, Tx } from './database.ts';

export interface Person {
  uid: string;
  email: string;
  /** The uid of the person's browser, which may have data from before the login. Null if there is none. */
  device: string | null;
}

export type PersonalRows = Partial<Record<keyof DB, readonly Readonly<Record<string, unknown>>[]>>;

export interface PersonalData {
  /** Reads all of the person's data, except secrets and their hashes. */
  read(db: Queryable, person: Person): Promise<PersonalRows>;
  /** Deletes the person's data at the end of the account, and anonymizes what must be kept by law. */
  leave(tx: Tx, person: Omit<Person, 'device'>): Promise<void>;
}
