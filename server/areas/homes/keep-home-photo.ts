import { photosMax, unnamedScene } from '../../../domain/homes/photos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import { addHomePhoto, type Catalogue } from '../catalogue/catalogue.ts';
import { ownHomeStore } from './own-home-store.ts';

/** Appends an uploaded photo to its home; false if the home has reached the limit. */
export async function keepHomePhoto(
  {
    connection,
    catalogue,
    clock,
    images,
  }: {
    connection: Pick<DatabaseConnection, 'transaction'>;
    catalogue: Pick<Catalogue, 'changeHome'>;
    clock: Clock;
    images: Pick<Images, 'photoFingerprint'>;
  },
  objectNumber: number,
  { fileKey, bytes }: { fileKey: string; bytes: Buffer },
): Promise<boolean> {
  const look = await images.photoFingerprint(bytes);
  const isKept = await connection.transaction((tx) =>
    catalogue.changeHome(tx, objectNumber, async ({ removed }) => {
      const count = await ownHomeStore.countPhotos(tx, objectNumber);
      if (removed || count >= photosMax) return { result: false };
      // The landlord selects the scene afterwards.
      await addHomePhoto(tx, objectNumber, { fileKey, look, scene: unnamedScene });
      // The ticket names the home, but not the person.
      await ownHomeStore.insertAct(tx, { objectNumber, kind: 'photoAdded', uid: null, at: clock.now() });
      return { result: true, change: { kind: 'home' } };
    }),
  );
  return isKept === true;
}
