import { createHomeChanges } from '../server/areas/catalogue/catalogue.ts';
import { updateHome } from '../server/areas/catalogue/home-rows-store.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import type { KnownHome } from './import-store.ts';

const { changeHome } = createHomeChanges();

/** Takes homes off the site until their feed has them again; bookings stay. */
export async function pauseHomes(connection: DatabaseConnection, homes: readonly KnownHome[]): Promise<void> {
  await changeEach(connection, homes, { state: 'paused', paused_by: 'feed' });
}

/** Takes homes off the site for good: their pages answer that they are gone. */
export async function removeHomes(
  connection: DatabaseConnection,
  homes: readonly KnownHome[],
): Promise<void> {
  await changeEach(connection, homes, {
    state: 'removed',
    paused_by: null,
    removed_at: new Date().toISOString(),
  });
}

async function changeEach(
  connection: DatabaseConnection,
  homes: readonly KnownHome[],
  columns: Parameters<typeof updateHome>[2],
): Promise<void> {
  for (const { objectNumber } of homes) {
    await connection.transaction((tx) =>
      changeHome(tx, objectNumber, async () => {
        await updateHome(tx, objectNumber, columns);
        return { result: null, change: { kind: 'home' } };
      }),
    );
  }
}
