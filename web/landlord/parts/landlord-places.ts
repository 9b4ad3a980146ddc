import type { LandlordRouteName } from '../../../domain/landlord-routes.ts';

/** Navigation entries of the landlord pages by group: daily work, homes, money, integrations. */
export const landlordPlaces = [
  {
    name: 'day',
    places: [
      ['LandlordHome', 'home'],
      ['LandlordCalendar', 'calendar'],
      ['LandlordOccupancy', 'occupancy'],
      ['LandlordBookings', 'bookings'],
      ['LandlordMessages', 'messages'],
      ['LandlordTemplates', 'templates'],
      ['LandlordCheckIns', 'checkIns'],
    ],
  },
  {
    name: 'homes',
    places: [
      ['LandlordHomes', 'homes'],
      ['LandlordRatings', 'ratings'],
    ],
  },
  {
    name: 'money',
    places: [
      ['LandlordPayouts', 'payouts'],
      ['LandlordOwners', 'owners'],
      ['LandlordTouristTax', 'touristTax'],
      ['LandlordBilling', 'billing'],
      ['LandlordFigures', 'figures'],
    ],
  },
  {
    name: 'technics',
    places: [
      ['LandlordHomeFeeds', 'homeFeeds'],
      ['LandlordKeys', 'keys'],
      ['LandlordWebhooks', 'webhooks'],
    ],
  },
] as const satisfies readonly { name: string; places: readonly (readonly [LandlordRouteName, string])[] }[];
