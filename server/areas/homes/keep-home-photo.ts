import { photosMax, unnamedScene } from '../../../domain/homes/photos.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Images } from '../../../engines/pictures/face.ts';
import { addHomePhoto, type Catalogue } from '../catalogue/catalogue.ts';
import { ownHomeStore } from './own-home-store.ts';

/** Appends an uploaded photo to its home; false if the home takes no more. */
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
    images: Pick<Images, 'lookOfPhoto'>;
  },
  objectNumber: number,
  { fileKey, bytes }: { fileKey: string; bytes: Buffer },
): Promise<boolean> {
  const look = await images.lookOfPhoto(bytes);
  const kept = await connection.transaction((tx) =>
    catalogue.changeHome(tx, objectNumber, async ({ removed }) => {
      const count = await ownHomeStore.countPhotos(tx, objectNumber);
      if (removed || count >= photosMax) return { result: false };
      // What it shows its landlord says next.
      await addHomePhoto(tx, objectNumber, { fileKey, look, scene: unnamedScene });
      // The ticket says which home, not who has asked for it.
      await ownHomeStore.insertAct(tx, { objectNumber, kind: 'photoAdded', uid: null, at: clock.now() });
      return { result: true, change: { kind: 'home' } };
    }),
  );
  return kept === true;
}
