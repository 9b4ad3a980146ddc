import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { GuardedDownload } from '../../platform/guarded-fetch.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { ImportFeed } from './import-feed.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

export interface HomeFeedsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  publicUrl: string;
  routes: SiteRoutes;
  translate: (language: Language, site?: string) => Translate;
  mail: Pick<MailTransport, 'send'>;
  /** What the site is called. */
  site: string;
  /** Fetches from addresses that strangers have typed. */
  download: GuardedDownload;
  /** Keeps files that were sent until they are taken over. */
  files: FileStore;
  /** The importer stands outside of the server and is handed in. */
  importFeed: ImportFeed;
  /** Imports one after the other: each changes homes and places. */
  queue: Pick<WorkQueue, 'run' | 'isFull'>;
}
