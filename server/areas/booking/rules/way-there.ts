import type { BookingState } from '../../../../contract/booking/booking.ts';
import type { HomeAddress } from '../../../../contract/booking/home-address.ts';
import type { HousePosition } from '../../../../domain/map-link.ts';

export interface WayThere {
  position: HousePosition;
  address: HomeAddress | null;
  arrivalInfo: string | null;
  arrivalInfoLanguage: string | null;
}

/**
 * Returns address and directions once the stay is certain; otherwise anybody could learn any address by a booking
 * cancelled at once.
 */
export function wayThere(
  state: BookingState,
  home: HousePosition & Omit<WayThere, 'position'>,
): WayThere | null {
  if (state !== 'confirmed') return null;
  const { lat, lon, withinMetres, ...rest } = home;
  const { address, arrivalInfo, arrivalInfoLanguage } = rest;
  return { position: { lat, lon, withinMetres }, address, arrivalInfo, arrivalInfoLanguage };
}

export function addressLines({ street, zip, city }: HomeAddress): string[] {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
}
