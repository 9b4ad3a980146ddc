import {
  landlordBookingFilters,
  type LandlordBookingFilter,
} from '../../../domain/booking/landlord-booking-filters.ts';

/** Reads the filter from the address. Invalid values are ignored. */
export function readBookingsQuery(query: URLSearchParams): {
  objectNumber: number;
  filter: LandlordBookingFilter;
  page: number;
} {
  const readNumber = (name: string): number =>
    /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : 0;
  return {
    objectNumber: readNumber('home'),
    filter: landlordBookingFilters.find((one) => one === query.get('show')) ?? 'all',
    page: Math.min(1000, Math.max(1, readNumber('page'))),
  };
}
