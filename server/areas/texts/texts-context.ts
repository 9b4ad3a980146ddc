import type { OverrideRow, TextEntry } from './rules/entry.ts';
import type { Language } from '../../../domain/language.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { SiteTexts } from '../../../texts/site-texts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';

export interface TextsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'subscribe'>;
  siteTexts: SiteTexts;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** What an editor is called. */
  nameOf(uid: string): Promise<string>;
}

/** The texts that come with the house, and what editors have put in their place. */
export interface EditedTexts {
  /** All that editors have written, as the database says it now. */
  overrides(): Promise<OverrideRow[]>;
  /** A text as it is now; null where there is none at the key. */
  entry(language: Language, key: string): Promise<TextEntry | null>;
  given(language: Language): ReadonlyMap<string, string>;
}
