import {
  landlordBookingFilters,
  type LandlordBookingFilter,
} from '../../../domain/booking/landlord-booking-filters.ts';

/** Reads the filter from the address. Invalid values are ignored. */
export function readBookingsQuery(query: URLSearchParams): {
  objectNumber: number;
  filter: LandlordBookingFilter;
  /** The month of arrival; empty for all. */
  month: string;
  page: number;
} {
  const readNumber = (name: string): number =>
    /^\d{1,9}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : 0;
  return {
    objectNumber: readNumber('home'),
    filter: landlordBookingFilters.find((one) => one === query.get('show')) ?? 'coming',
    month: /^20\d{2}-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0] ?? '',
    page: Math.min(1000, Math.max(1, readNumber('page'))),
  };
}
