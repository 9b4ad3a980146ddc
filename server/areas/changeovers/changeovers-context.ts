import type { Language } from '../../../domain/language.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface ChangeoversDeps {
  connection: DatabaseConnection;
  clock: Clock;
  /** The key that signs the addresses of calendars. */
  secret: ServerKey;
  translate: (language: Language, site?: string) => Translate;
  operator: CurrentOperator;
  publicUrl: string;
}
