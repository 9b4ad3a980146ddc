import type { Route } from './route.ts';

/** Fields of pages that mailed links open, too. Their footer shows landlords no offers for guests. */
const landlordPage = { room: 'landlord', contentGroup: 5, footer: 'booking', noIndex: true } as const;
const ownArea = { ...landlordPage, header: 'none', footer: 'own', requiresAuth: true } as const;

/** Routes of landlord pages, which browsers load only there. */
export const landlordRoutes = [
  {
    name: 'LandlordBookingConfirmation',
    path: 'landlord/booking/confirmation',
    page: 'confirmation',
    ...landlordPage,
  },
  // Opened by a mailed link, or by the login of the home's landlord or agency.
  { name: 'LandlordQuestion', path: 'landlord/question', page: 'question', ...landlordPage },
  // Opened by a mailed link, or by the login of the home's landlord or agency.
  {
    name: 'RetailerRatingAnswer',
    path: {
      de: 'bewertung-beantworten/:ratingNumber',
      en: 'answer-rating/:ratingNumber',
      fr: 'repondre-avis/:ratingNumber',
      it: 'rispondi-recensione/:ratingNumber',
    },
    page: 'rating-answer',
    ...landlordPage,
  },
  { name: 'LandlordRatings', path: 'landlord/ratings', page: 'ratings', ...ownArea },
  { name: 'LandlordHome', path: 'landlord', page: 'home', ...ownArea },
  { name: 'LandlordCalendar', path: 'landlord/calendar', page: 'calendar', ...ownArea },
  { name: 'LandlordOccupancy', path: 'landlord/occupancy', page: 'occupancy', ...ownArea },
  { name: 'LandlordHomes', path: 'landlord/homes', page: 'homes', ...ownArea },
  {
    name: 'LandlordHomeEditor',
    path: 'landlord/homes/:objectNumber(digits)',
    page: 'editor',
    ...ownArea,
  },
  // Looks like the guest page that it previews. Only the office and the home's landlord or agency may see it.
  {
    name: 'LandlordHomePreview',
    path: 'landlord/homes/:objectNumber(digits)/preview',
    page: 'preview',
    ...landlordPage,
    requiresAuth: true,
  },
  {
    name: 'LandlordFeeds',
    path: 'landlord/calendar/:objectNumber(digits)',
    page: 'feeds',
    ...ownArea,
  },
  { name: 'LandlordFigures', path: 'landlord/figures', page: 'figures', ...ownArea },
  { name: 'LandlordBilling', path: 'landlord/billing', page: 'billing', ...ownArea },
  { name: 'LandlordPayouts', path: 'landlord/payouts', page: 'payouts', ...ownArea },
  { name: 'LandlordOwners', path: 'landlord/owners', page: 'owners', ...ownArea },
  { name: 'LandlordOwner', path: 'landlord/owners/:ownerID(digits)', page: 'owner', ...ownArea },
  { name: 'LandlordKeys', path: 'landlord/api-keys', page: 'api-keys', ...ownArea },
  { name: 'LandlordWebhooks', path: 'landlord/webhooks', page: 'webhooks', ...ownArea },
  { name: 'LandlordHomeFeeds', path: 'landlord/home-feeds', page: 'home-feeds', ...ownArea },
  { name: 'LandlordBookings', path: 'landlord/bookings', page: 'bookings', ...ownArea },
  { name: 'LandlordDirectBooking', path: 'landlord/bookings/direct', page: 'direct-booking', ...ownArea },
  { name: 'LandlordBooking', path: 'landlord/bookings/:bookingID(digits)', page: 'booking', ...ownArea },
  {
    name: 'LandlordRegistration',
    path: 'landlord/bookings/:bookingID(digits)/registration',
    page: 'registration',
    ...ownArea,
  },
  { name: 'LandlordTouristTax', path: 'landlord/tourist-tax', page: 'tourist-tax', ...ownArea },
  { name: 'LandlordTemplates', path: 'landlord/templates', page: 'templates', ...ownArea },
  { name: 'LandlordCheckIns', path: 'landlord/check-in', page: 'check-ins', ...ownArea },
  { name: 'LandlordChangeovers', path: 'landlord/changeovers', page: 'changeovers', ...ownArea },
  { name: 'LandlordTeam', path: 'landlord/team', page: 'team', ...ownArea },
  { name: 'LandlordMessages', path: 'landlord/messages', page: 'messages', ...ownArea },
] as const satisfies readonly Route[];

export type LandlordRouteName = (typeof landlordRoutes)[number]['name'];
