import type {
  OfficeContact,
  getOfficeInfo,
  OfficeOverwrites,
} from '../../../contract/office/office-contact.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { StaffMember } from './office-store.ts';
import type { Tx } from '../../platform/database.ts';

/** What other areas may ask of the office. */
export interface Office {
  /** How the house is reached: known without asking the database. */
  readonly line: Pick<OfficeContact, 'phone' | 'email'>;
  contact(): Promise<OfficeContact>;
  info(): Promise<ResponseOf<typeof getOfficeInfo>>;
  /** Texts by route name and language. */
  overwrites(): Promise<OfficeOverwrites>;
  /** Members of staff with the base of their portraits' addresses. */
  portraits(): Promise<(StaffMember & { base: string })[]>;
  /** Shows a photo in place of the drawn portrait; null: the drawn one again. */
  setPortrait(tx: Tx, id: number, portraitKey: string | null): Promise<void>;
  /** Changes those that are named, removes those that are empty, and answers all. */
  overwrite(changes: OfficeOverwrites): Promise<OfficeOverwrites>;
}
