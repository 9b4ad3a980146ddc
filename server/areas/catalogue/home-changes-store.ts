import { sql, type Insertable } from 'kysely';
import type { Homes } from '../../../database/types.ts';
import type { HomeState, PausedBy } from '../../../domain/homes/home-state.ts';
import type { Tx } from '../../platform/database.ts';

/** What the work on a locked home may rely on until its transaction ends. */
export interface LockedHome {
  objectNumber: number;
  /** A change makes the next one of it. */
  version: number;
  landlordId: number;
  active: boolean;
  removed: boolean;
  /** Where it stands on its way from a draft to the site and off it. */
  state: HomeState;
  /** Null: nobody has paused it. */
  pausedBy: PausedBy | null;
  /** It was on the site at some time, as it may be now. */
  wasShown: boolean;
  instantBooking: boolean;
  /** The largest dog that the home takes; null: any. */
  petSize: string | null;
  /** Somebody lets it who can be reached. */
  hasProvider: boolean;
}

/** The columns of a home that is yet to get its number. */
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

/** Raises the version of a home that the transaction has locked. */
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
  if (numUpdatedRows !== 1n) throw new Error(`Home ${objectNumber} was changed past its lock.`);
}

export async function insertHome(tx: Tx, home: NewHome): Promise<{ objectNumber: number; version: number }> {
  const { object_number: objectNumber, version } = await tx
    .insertInto('homes')
    .values(home)
    .returning(['object_number', 'version'])
    .executeTakeFirstOrThrow();
  return { objectNumber, version };
}
