import type { DatabaseConnection } from '../../platform/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { GuardedBytes } from '../../platform/guarded-fetch.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Images } from '../../../engines/pictures/face.ts';

export interface FeedPhotosDeps {
  connection: DatabaseConnection;
  clock: Clock;
  log: Log;
  files: Pick<FileStore, 'put'>;
  /** Fetches URLs from feeds, which are not trusted. */
  fetch: GuardedBytes;
  catalogue: Pick<Catalogue, 'changeHome'>;
  images: Pick<Images, 'preparePhoto' | 'photoFingerprint'>;
  /** Runs encoding in the queue of pictures, since it uses much processor time. */
  work: <Made>(task: () => Promise<Made>) => Promise<Made>;
}
