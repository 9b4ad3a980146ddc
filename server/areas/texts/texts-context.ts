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
  findPersonName(uid: string): Promise<string>;
}

/** Default texts and the texts of editors that replace them. */
export interface EditedTexts {
  overrides(): Promise<OverrideRow[]>;
  /** Returns the entry of a text; null for an unknown key. */
  entry(language: Language, key: string): Promise<TextEntry | null>;
  given(language: Language): ReadonlyMap<string, string>;
}
