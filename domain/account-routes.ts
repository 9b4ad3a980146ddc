import type { Route } from './route.ts';

const openToAll = { room: 'account', contentGroup: 5, noIndex: true, requiresAuth: false } as const;
const ownArea = { room: 'account', contentGroup: 5, noIndex: true, requiresAuth: true } as const;

export const accountRoutes = [
  { name: 'UserHome', path: 'user', page: 'home', ...ownArea },
  { name: 'UserLogin', path: 'user/login', page: 'login', ...openToAll },
  { name: 'UserLoginLink', path: 'user/login/link', page: 'login-link', ...openToAll },
  { name: 'RetailerLogin', path: 'login/retailer', page: 'business-login', ...openToAll },
  { name: 'PartnerLogin', path: 'login/partner', page: 'business-login', ...openToAll },
  { name: 'UserRegistration', path: 'user/registration', page: 'registration', ...openToAll },
  { name: 'UserRegistrationConfirm', path: 'user/registration/confirm', page: 'confirm', ...openToAll },
  {
    name: 'UserBusinessRegistration',
    path: 'user/registration/business',
    page: 'business-registration',
    ...openToAll,
  },
  {
    name: 'UserBusinessConfirm',
    path: 'user/registration/business/confirm',
    page: 'business-confirm',
    ...openToAll,
  },
  {
    name: 'TeamInvitation',
    path: {
      de: 'einladung-zur-mitarbeit',
      en: 'invitation-to-help',
      fr: 'invitation-a-collaborer',
      it: 'invito-a-collaborare',
    },
    page: 'invitation',
    ...openToAll,
  },
  { name: 'UserPasswordRequest', path: 'user/password/request', page: 'password-request', ...openToAll },
  { name: 'UserPasswordReset', path: 'user/password/reset', page: 'password-reset', ...openToAll },
  { name: 'UserDebug', path: 'user/debug', page: 'debug', ...ownArea },
  { name: 'UserDeletionStop', path: 'user/deletion/stop', page: 'deletion-stop', ...openToAll },
  { name: 'UserBookingOverview', path: 'user/booking-overview', page: 'bookings', ...ownArea },
  {
    name: 'UserBookingDetails',
    path: 'user/booking-details/:bookingDisplayNumber(digits)',
    page: 'booking',
    ...ownArea,
  },
] as const satisfies readonly Route[];

export type AccountRouteName = (typeof accountRoutes)[number]['name'];
