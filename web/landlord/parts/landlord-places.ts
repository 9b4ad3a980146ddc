import type { LandlordRouteName } from '../../../domain/landlord-routes.ts';
import type { Permission } from '../../../domain/permissions.ts';

/**
 * Navigation entries of the landlord pages by group: daily work, homes, money, people, integrations. Members of a team see those of
 * their permissions; of several permissions, one is enough.
 */
export const landlordPlaces = [
  {
    name: 'day',
    places: [
      ['LandlordHome', 'home', 'stays.own'],
      ['LandlordCalendar', 'calendar', 'stays.own'],
      ['LandlordOccupancy', 'occupancy', 'stays.own'],
      ['LandlordBookings', 'bookings', 'stays.own'],
      ['LandlordMessages', 'messages', 'stays.own'],
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
      ['LandlordPayouts', 'payouts', 'money.own'],
      ['LandlordOwners', 'owners', 'money.own'],
      ['LandlordTouristTax', 'touristTax', 'money.own'],
      ['LandlordBilling', 'billing', 'homes.owner'],
      ['LandlordFigures', 'figures', 'money.own'],
    ],
  },
  {
    name: 'team',
    places: [['LandlordTeam', 'team', ['changeovers.own', 'money.own']]],
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
  places: readonly (readonly [LandlordRouteName, string, Permission | readonly Permission[]])[];
}[];
