import { insertLandlord } from '../server/areas/landlords/landlords-store.ts';
import type { DatabaseConnection } from '../server/platform/database.ts';
import { readSource, writeSource, type SourceRow } from './import-store.ts';

/** Finds the source, or makes it known with a landlord who stands for it. */
export async function ensureSource(
  connection: DatabaseConnection,
  planned: Omit<SourceRow, 'landlordId'>,
  { source }: { source: string },
): Promise<SourceRow> {
  return connection.transaction(async (tx) => {
    const known = await readSource(tx, source);
    const landlordId =
      known?.landlordId ??
      (await insertLandlord(tx, {
        name: `Import ${source}`,
        email: 'imports@feriola.example',
        is_trader: true,
      }));
    const row = { ...planned, landlordId };
    await writeSource(tx, source, row);
    return row;
  });
}
