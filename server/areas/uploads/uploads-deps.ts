import type { Partner } from '../../../contract/partners/get-partner.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Office } from '../office/office.ts';
import type { ServerKey } from '../../platform/server-key.ts';

export interface UploadsDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'of'>;
  clock: Clock;
  secret: ServerKey;
  files: FileStore;
  office: Pick<Office, 'setPortrait' | 'portraits'>;
  /** Adds a photo to a home; false where the home accepts no more. */
  keepHomePhoto(objectNumber: number, photo: { fileKey: string; bytes: Buffer }): Promise<boolean>;
  images: Pick<Images, 'preparePhoto' | 'prepareLogo' | 'cutPortrait'>;
  keepPartnerLogo(
    partnerId: number,
    logo: { bytes: Buffer; width: number; height: number },
  ): Promise<NonNullable<Partner['logo']>>;
  work<Result>(task: () => Promise<Result>): Promise<Result>;
  keepRatingPhoto(
    bookingId: number,
    photo: { bytes: Buffer; width: number; height: number },
  ): Promise<number>;
  nameOf(uid: string): Promise<string>;
}
