import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Office } from '../office/office.ts';
import type { ServerKey } from '../../platform/server-key.ts';

/** The dependencies of uploads. */
export interface UploadsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  operator: CurrentOperator;
  /** The key that signs addresses for uploads. */
  secret: ServerKey;
  files: FileStore;
  office: Pick<Office, 'setPortrait' | 'portraits'>;
  /** Adds a photo to a home; false if the home has reached the limit. */
  keepHomePhoto(objectNumber: number, photo: { fileKey: string; bytes: Buffer }): Promise<boolean>;
  images: Pick<Images, 'preparePhoto' | 'prepareLogo' | 'cutPortrait'>;
  /** Stores the logo of a partner; returns its address. */
  keepPartnerLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
  /** Stores a picture of the site itself; returns its address. */
  keepSitePicture(picture: {
    bytes: Buffer;
    width: number;
    height: number;
  }): Promise<{ url: string; width: number; height: number }>;
  /** Runs work on pictures, a few at a time. */
  work<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Stores a photo of a stay; returns its number. */
  keepRatingPhoto(
    bookingId: number,
    photo: { bytes: Buffer; width: number; height: number },
  ): Promise<number>;
  /** Returns an editor's display name. */
  findPersonName(uid: string): Promise<string>;
}
