import type { LandlordRouteName } from '../../../domain/landlord-routes.ts';
import type { Permission } from '../../../domain/permissions.ts';

/**
 * Navigation entries of the landlord pages by group: daily work, homes, money, people, integrations. Co-hosts and cleaners see those of their
 * permissions.
 */
export const landlordPlaces = [
  {
    name: 'day',
    places: [
      ['LandlordHome', 'home', 'homes.own'],
      ['LandlordCalendar', 'calendar', 'homes.own'],
      ['LandlordOccupancy', 'occupancy', 'homes.own'],
      ['LandlordBookings', 'bookings', 'homes.own'],
      ['LandlordMessages', 'messages', 'homes.own'],
      ['LandlordChangeovers', 'changeovers', 'changeovers.own'],
      ['LandlordTemplates', 'templates', 'homes.owner'],
      ['LandlordCheckIns', 'checkIns', 'homes.own'],
    ],
  },
  {
    name: 'homes',
    places: [
      ['LandlordHomes', 'homes', 'homes.own'],
      ['LandlordRatings', 'ratings', 'homes.own'],
    ],
  },
  {
    name: 'money',
    places: [
      ['LandlordPayouts', 'payouts', 'homes.owner'],
      ['LandlordOwners', 'owners', 'homes.owner'],
      ['LandlordTouristTax', 'touristTax', 'homes.owner'],
      ['LandlordBilling', 'billing', 'homes.owner'],
      ['LandlordFigures', 'figures', 'homes.owner'],
    ],
  },
  {
    name: 'team',
    places: [['LandlordTeam', 'team', 'changeovers.own']],
  },
  {
    name: 'technics',
    places: [
      ['LandlordHomeFeeds', 'homeFeeds', 'homes.owner'],
      ['LandlordKeys', 'keys', 'apiKeys.own'],
      ['LandlordWebhooks', 'webhooks', 'homes.owner'],
    ],
  },
] as const satisfies readonly {
  name: string;
  places: readonly (readonly [LandlordRouteName, string, Permission])[];
}[];
