import type { Tx } from '../../platform/database.ts';
import type { HomesDeps } from './homes-context.ts';

type NewHome = Parameters<HomesDeps['catalogue']['addHome']>[1];

const plainColumns = [
  ...(['place_id', 'region_id', 'country_code', 'landlord_id', 'agency_id', 'provider_type'] as const),
  ...(['object_type', 'kind', 'lat', 'lon', 'quarter', 'persons_max', 'adults_max', 'count_rooms'] as const),
  ...(['count_rooms_sleeping', 'count_rooms_bath', 'squaremeter_living', 'squaremeter_complete'] as const),
  ...(['count_beds', 'shows_plan', 'dogs_max', 'dogs_max_is_known', 'pet_size', 'amenities'] as const),
  ...(['dist_sea_m', 'dist_lake_m', 'dist_skilift_m', 'dist_skiloipe_m', 'free_cancel'] as const),
  ...(['instant_booking', 'deposit_cents', 'check_in', 'check_out', 'landlord_collects'] as const),
  ...(['included_guests', 'further_guest_cents'] as const),
  ...(['lead_days', 'lead_hour', 'horizon_months', 'fill_from', 'leave_min'] as const),
] as const;

const jsonColumns = [
  ...(['equipment', 'consumption', 'cancellation', 'bed_rooms', 'access', 'charging', 'nearby'] as const),
  ...(['tourist_tax', 'house_rules'] as const),
] as const;

/**
 * Returns the columns that a copy of a home begins with. What belongs to the one home alone stays there: its registration number, its
 * stars, the directions with the way to its key, and the offers that the operator put it into.
 */
export async function copiedColumns(tx: Tx, objectNumber: number): Promise<NewHome> {
  const row = await tx
    .selectFrom('homes')
    .select([...plainColumns, ...jsonColumns])
    .where('object_number', '=', objectNumber)
    .executeTakeFirstOrThrow();
  const write = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  return {
    ...row,
    equipment: JSON.stringify(row.equipment),
    consumption: JSON.stringify(row.consumption),
    cancellation: JSON.stringify(row.cancellation),
    bed_rooms: JSON.stringify(row.bed_rooms),
    nearby: JSON.stringify(row.nearby),
    access: write(row.access),
    charging: write(row.charging),
    tourist_tax: write(row.tourist_tax),
    house_rules: write(row.house_rules),
  };
}
