import type { Route } from './route.ts';

/** The landlords' room: known to the server, and to a browser only inside of it. */
export const landlordRoutes = [
  {
    name: 'LandlordBookingConfirmation',
    path: 'landlord/booking/confirmation',
    room: 'landlord',
    page: 'confirmation',
    contentGroup: 5,
    noIndex: true,
  },
] as const satisfies readonly Route[];
