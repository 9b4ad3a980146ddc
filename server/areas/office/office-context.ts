import type {
  OfficeContact,
  getOfficeInfo,
  OfficeOverwrites,
} from '../../../contract/office/office-contact.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { StaffMember } from './office-store.ts';
import type { Tx } from '../../platform/database.ts';

export interface Office {
  /** Phone and email of the office, known without a database query. */
  readonly line: Pick<OfficeContact, 'phone' | 'email'>;
  contact(): Promise<OfficeContact>;
  info(): Promise<ResponseOf<typeof getOfficeInfo>>;
  overwrites(): Promise<OfficeOverwrites>;
  portraits(): Promise<(StaffMember & { base: string })[]>;
  /** Sets a photo as portrait; null: the drawn portrait again. */
  setPortrait(tx: Tx, id: number, portraitKey: string | null): Promise<void>;
  /** Sets the given texts, removes empty ones, and returns all. */
  overwrite(changes: OfficeOverwrites): Promise<OfficeOverwrites>;
}
