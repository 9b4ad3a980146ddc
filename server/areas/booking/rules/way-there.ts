import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { HomeAddress } from '../../../../contract/booking/home-address.ts';
import type { HousePosition } from '../../../../domain/map-link.ts';

export interface WayThere {
  position: HousePosition;
  /** Null if the landlord has given none. */
  address: HomeAddress | null;
  /** How to get into the home, in the guest's language if the landlord wrote it. */
  arrivalInfo: string | null;
}

/**
 * The address and directions, once the stay is certain; otherwise anybody could learn the address of any home by a booking cancelled at
 * once.
 */
export function wayThere(
  state: BookingState,
  home: HousePosition & Omit<WayThere, 'position'>,
): WayThere | null {
  if (state !== 'confirmed') return null;
  const { lat, lon, withinMetres, address, arrivalInfo } = home;
  return { position: { lat, lon, withinMetres }, address, arrivalInfo };
}

/** Lines of a postal address; unknown parts are left out. */
export function addressLines({ street, zip, city }: HomeAddress): string[] {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
}
