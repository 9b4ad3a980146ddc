import { sql, type Insertable } from 'kysely';
import type { Homes } from '../../../database/types.ts';
import type { HomeState, PausedBy } from '../../../domain/homes/home-state.ts';
import type { Tx } from '../../platform/database.ts';

export interface LockedHome {
  objectNumber: number;
  /** Incremented by each change. */
  version: number;
  landlordId: number;
  active: boolean;
  removed: boolean;
  /** Stage between draft, published and removed. */
  state: HomeState;
  /** Null unless paused. */
  pausedBy: PausedBy | null;
  /** True if the home is or ever was published. */
  wasShown: boolean;
  instantBooking: boolean;
  /** Size of the largest dog allowed; null for any. */
  petSize: string | null;
  /** True if the home has a landlord who can be contacted. */
  hasProvider: boolean;
}

/** Columns of a home before it gets its number. */
export type NewHome = Omit<Insertable<Homes>, 'object_number' | 'version'>;

export async function lockHome(tx: Tx, objectNumber: number): Promise<LockedHome | null> {
  const row = await tx
    .selectFrom('homes')
    .select([
      'version',
      'landlord_id',
      'active',
      'state',
      'paused_by',
      'published_at',
      'instant_booking',
      'pet_size',
    ])
    .select((eb) =>
      eb
        .selectFrom('landlords')
        .select('is_reachable')
        .whereRef('landlords.id', '=', 'homes.landlord_id')
        .as('has_provider'),
    )
    .where('object_number', '=', objectNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    objectNumber,
    version: row.version,
    landlordId: row.landlord_id,
    active: row.active,
    removed: row.state === 'removed',
    state: row.state as HomeState,
    pausedBy: row.paused_by as PausedBy | null,
    wasShown: row.published_at !== null,
    instantBooking: row.instant_booking,
    petSize: row.pet_size,
    hasProvider: row.has_provider === true,
  };
}

/** Increments the version; the transaction must have locked the home. */
export async function raiseVersion(
  tx: Tx,
  { objectNumber, version }: Pick<LockedHome, 'objectNumber' | 'version'>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('homes')
    .set({ version: version + 1, changed_at: sql`clock_timestamp()` })
    .where('object_number', '=', objectNumber)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Home ${objectNumber} was changed without its lock.`);
}

export async function insertHome(tx: Tx, home: NewHome): Promise<{ objectNumber: number; version: number }> {
  const { object_number: objectNumber, version } = await tx
    .insertInto('homes')
    .values(home)
    .returning(['object_number', 'version'])
    .executeTakeFirstOrThrow();
  return { objectNumber, version };
}
