import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Office } from '../office/office.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** What taking and keeping pictures stands on. */
export interface UploadsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  /** The key that addresses for uploads are signed with. */
  secret: ServerKey;
  files: FileStore;
  office: Pick<Office, 'setPortrait' | 'portraits'>;
  /** Puts a photo into a home; false where the home takes none any more. */
  keepHomePhoto(objectNumber: number, photo: { fileKey: string; bytes: Buffer }): Promise<boolean>;
  images: Pick<Images, 'preparePhoto' | 'prepareLogo' | 'cutPortrait'>;
  /** Keeps the logo of a partner; answers where it is found. */
  keepPartnerLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
  /** Keeps a picture of the site itself; answers where it is found. */
  keepSitePicture(picture: {
    bytes: Buffer;
    width: number;
    height: number;
  }): Promise<{ url: string; width: number; height: number }>;
  /** Decodes and encodes a few pictures at a time. */
  work<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Keeps a photo of a stay; answers its number. */
  keepRatingPhoto(
    bookingId: number,
    photo: { bytes: Buffer; width: number; height: number },
  ): Promise<number>;
  /** What an editor is called. */
  nameOf(uid: string): Promise<string>;
}
