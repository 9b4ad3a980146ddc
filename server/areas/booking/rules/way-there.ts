import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { HomeAddress } from '../../../../contract/booking/home-address.ts';
import type { HousePosition } from '../../../../domain/map-link.ts';

/** What the guest of a booking may know of the way to the home. */
export interface WayThere {
  position: HousePosition;
  /** Null where the landlord has given none. */
  address: HomeAddress | null;
  /** How one gets in, in the guest's language as far as the landlord speaks it. */
  arrivalInfo: string | null;
}

/**
 * The way to the home, for the guest of a booking in this state: told only once it is settled that the guest comes, or else
 * a booking cancelled at once would buy the address of any home.
 */
export function wayThere(
  state: BookingState,
  home: HousePosition & Omit<WayThere, 'position'>,
): WayThere | null {
  if (state !== 'confirmed') return null;
  const { lat, lon, withinMetres, address, arrivalInfo } = home;
  return { position: { lat, lon, withinMetres }, address, arrivalInfo };
}

/** The address as lines of a letter, without what is not known of it. */
export function addressLines({ street, zip, city }: HomeAddress): string[] {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
}
