import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { DocumentMaker } from '../documents/documents.ts';

export interface PartnerStatementsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Pick<Clock, 'now' | 'today'>;
  operator: CurrentOperator;
  translate: (language: Language, site?: string) => Translate;
  documents: DocumentMaker;
  /** Returns the display name of a member of the staff. */
  findPersonName(uid: string): Promise<string>;
}
