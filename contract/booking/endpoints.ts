import type { Endpoint } from '../define-endpoint.ts';
import { cancelBooking } from './cancel-booking.ts';
import { cancelOfficeBooking } from './cancel-office-booking.ts';
import { changeBooking } from './change-booking.ts';
import { convertOption } from './convert-option.ts';
import { createBooking } from './create-booking.ts';
import { findBookingLink } from './find-booking-link.ts';
import { findOfficeBooking } from './find-office-booking.ts';
import { getBooking } from './get-booking.ts';
import { getBookings } from './get-bookings.ts';
import { getChangeCalendar } from './get-change-calendar.ts';
import { listRecentBookings } from './list-recent-bookings.ts';
import { openBooking } from './open-booking.ts';
import { renewBookingLink } from './renew-booking-link.ts';
import { withdrawChange } from './withdraw-change.ts';

export const bookingEndpoints = {
  cancelBooking,
  cancelOfficeBooking,
  changeBooking,
  convertOption,
  createBooking,
  findBookingLink,
  findOfficeBooking,
  getBooking,
  getBookings,
  getChangeCalendar,
  listRecentBookings,
  openBooking,
  renewBookingLink,
  withdrawChange,
} as const satisfies Record<string, Endpoint>;
