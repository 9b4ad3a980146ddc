import { createHomeChanges } from '../server/areas/catalogue/catalogue.ts';
import { updateHome } from '../server/areas/catalogue/home-rows-store.ts';
import { ownHomeStore } from '../server/areas/homes/own-home-store.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import type { KnownHome } from './import-store.ts';

const { changeHome } = createHomeChanges();

/**
 * Pauses homes until their feed has them again. Bookings are not affected. A home in review is removed from the
 * office's queue, and reviewed again when it returns.
 */
export async function pauseHomes(connection: DatabaseConnection, homes: readonly KnownHome[]): Promise<void> {
  await changeEach(connection, homes, 'paused', ({ wasShown }) =>
    wasShown ? { state: 'paused', paused_by: 'feed' } : removedColumns(),
  );
}

export async function removeHomes(
  connection: DatabaseConnection,
  homes: readonly KnownHome[],
): Promise<void> {
  await changeEach(connection, homes, 'removed', removedColumns);
}

const removedColumns = () => ({ state: 'removed', paused_by: null, removed_at: new Date().toISOString() });

async function changeEach(
  connection: DatabaseConnection,
  homes: readonly KnownHome[],
  kind: 'paused' | 'removed',
  columnsOf: (home: { wasShown: boolean }) => Parameters<typeof updateHome>[2] & { state: string },
): Promise<void> {
  for (const { objectNumber } of homes) {
    await connection.transaction((tx) =>
      changeHome(tx, objectNumber, async (home) => {
        const columns = columnsOf(home);
        await updateHome(tx, objectNumber, columns);
        if (home.state !== columns.state) {
          await ownHomeStore.insertAct(tx, { objectNumber, kind, uid: null, actor: 'feed', at: new Date() });
        }
        return { result: null, change: { kind: 'home' } };
      }),
    );
  }
}
