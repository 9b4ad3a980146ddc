import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { GuardedBytes, GuardedDownload } from '../../platform/guarded-fetch.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { ImportFeed, SampleFeed } from './import-feed.ts';
import type { WorkQueue } from '../../platform/work-queue.ts';

export interface HomeFeedsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  publicUrl: string;
  routes: SiteRoutes;
  translate: (language: Language, site?: string) => Translate;
  mail: Pick<MailTransport, 'send'>;
  operator: CurrentOperator;
  /** Fetches from untrusted addresses. */
  download: GuardedDownload;
  /** Stores uploaded files until they are imported. */
  files: FileStore;
  /** The importer is outside of the server and is injected. */
  importFeed: ImportFeed;
  sampleFeed: SampleFeed;
  /** Fetches photos for the preview of a trial. */
  fetch: GuardedBytes;
  images: Pick<Images, 'preparePhoto' | 'renderPicture'>;
  /** Runs encoding in the queue of pictures, since it uses much processor time. */
  work: <Made>(task: () => Promise<Made>) => Promise<Made>;
  /** Runs imports one after the other, since each changes homes and places. */
  queue: Pick<WorkQueue, 'run' | 'isFull'>;
}
