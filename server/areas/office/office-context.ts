import type {
  OfficeContact,
  getOfficeInfo,
  OfficeOverwrites,
} from '../../../contract/office/office-contact.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { StaffMember } from './office-store.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection, Tx } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';

/** The functions of the office for other areas. */
export interface Office {
  /** Returns the office's contact data from memory, without a query to the database. */
  line(): Pick<OfficeContact, 'phone' | 'email'>;
  contact(): Promise<OfficeContact>;
  info(): Promise<ResponseOf<typeof getOfficeInfo>>;
  /** Returns texts by route name and language. */
  overwrites(): Promise<OfficeOverwrites>;
  /** Returns members of staff with the base of their portraits' addresses. */
  portraits(): Promise<(StaffMember & { base: string })[]>;
  /** Shows a photo in place of the drawn portrait; null restores the drawn one. */
  setPortrait(tx: Tx, id: number, portraitKey: string | null): Promise<void>;
  /** Changes the given texts, removes the empty ones, and returns all. */
  overwrite(changes: OfficeOverwrites): Promise<OfficeOverwrites>;
}

export interface OfficeDeps {
  connection: DatabaseConnection;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  operator: CurrentOperator;
  /** Returns a number from 0 to below 1, by which the member of staff is chosen. */
  random?: () => number;
}
