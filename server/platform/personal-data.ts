import type { DB } from '../../database/types.ts';
import type { Queryable, Tx } from './database.ts';

/** Somebody with an account, as the tables know them. */
export interface Person {
  uid: string;
  email: string;
  /** The uid of the browser that they call with, which collects under its own while nobody is logged in; null: none. */
  device: string | null;
}

/** The rows of one person, by the tables that hold them. */
export type PersonalRows = Partial<Record<keyof DB, readonly Readonly<Record<string, unknown>>[]>>;

/** What an area does with what it has stored of a person. */
export interface PersonalData {
  /** Reads all of it, without what opens something (secrets and their hashes). */
  read(db: Queryable, person: Person): Promise<PersonalRows>;
  /** Deletes it at the end of the account, and cuts what the law keeps loose from it. */
  leave(tx: Tx, person: Omit<Person, 'device'>): Promise<void>;
}
