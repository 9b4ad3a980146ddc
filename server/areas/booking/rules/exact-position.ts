import type { BookingState } from '../../../../contract/booking/booking.ts';

interface Position {
  lat: number;
  lon: number;
}

/**
 * Where the house stands, in degrees, for the guest of a booking in this state: told only once it is
 * settled that the guest comes, or else a booking cancelled at once would buy the address of any home.
 */
export function exactPosition(state: BookingState, { lat, lon }: Position): Position | null {
  return state === 'confirmed' ? { lat, lon } : null;
}
