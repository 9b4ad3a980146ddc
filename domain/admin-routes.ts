import type { Route } from './route.ts';

const forStaff = {
  room: 'admin',
  contentGroup: 5,
  header: 'none',
  footer: 'own',
  noIndex: true,
  requiresAuth: true,
} as const;

export const adminRoutes = [
  { name: 'AdminDesk', path: 'admin', page: 'desk', ...forStaff },
  { name: 'AdminWaiting', path: 'admin/waiting', page: 'waiting', ...forStaff },
  { name: 'AdminCoverage', path: 'admin/coverage', page: 'coverage', ...forStaff },
  { name: 'AdminSchedule', path: 'admin/schedule/edit', page: 'schedule', ...forStaff },
  { name: 'AdminSnippets', path: 'admin/snippets', page: 'snippets', ...forStaff },
  { name: 'AdminTeaser', path: 'admin/teaser', page: 'teasers', ...forStaff },
  { name: 'AdminUpload', path: 'admin/s3upload', page: 'uploads', ...forStaff },
  { name: 'AdminOfficeUpload', path: 'admin/s3uploadOffice', page: 'portraits', ...forStaff },
  { name: 'AdminCmsPlayground', path: 'admin/cmsplayground', page: 'playground', ...forStaff },
  { name: 'AdminSearch', path: 'admin/search', page: 'search', ...forStaff },
  { name: 'AdminGuest', path: 'admin/guest', page: 'guest', ...forStaff },
  { name: 'AdminPeople', path: 'admin/people', page: 'people', ...forStaff },
  { name: 'AdminPerson', path: 'admin/people/:accountNumber(digits)', page: 'person', ...forStaff },
  { name: 'AdminActing', path: 'admin/acting', page: 'acting', ...forStaff },
  { name: 'AdminBusinesses', path: 'admin/businesses', page: 'businesses', ...forStaff },
  { name: 'AdminPartners', path: 'admin/partners', page: 'partners', ...forStaff },
  { name: 'AdminHomes', path: 'admin/homes', page: 'homes', ...forStaff },
  {
    name: 'AdminHomeHistory',
    path: 'admin/homes/:objectNumber(digits)',
    page: 'home-history',
    ...forStaff,
  },
  { name: 'AdminBookings', path: 'admin/bookings', page: 'bookings', ...forStaff },
  { name: 'AdminCases', path: 'admin/cases', page: 'cases', ...forStaff },
  { name: 'AdminCase', path: 'admin/cases/:caseNumber(digits)', page: 'case', ...forStaff },
  { name: 'AdminRatings', path: 'admin/ratings', page: 'ratings', ...forStaff },
  { name: 'AdminMessages', path: 'admin/messages', page: 'messages', ...forStaff },
  {
    name: 'AdminReportedThread',
    path: 'admin/messages/:reportID(digits)',
    page: 'reported-thread',
    ...forStaff,
  },
  { name: 'AdminMoney', path: 'admin/money', page: 'money', ...forStaff },
  { name: 'AdminBookingMoney', path: 'admin/money/:bookingID(digits)', page: 'booking-money', ...forStaff },
  { name: 'AdminPayouts', path: 'admin/payouts', page: 'payouts', ...forStaff },
  { name: 'AdminBonus', path: 'admin/bonus', page: 'bonus', ...forStaff },
  { name: 'AdminCampaigns', path: 'admin/campaigns', page: 'campaigns', ...forStaff },
  { name: 'AdminOperator', path: 'admin/operator', page: 'operator', ...forStaff },
  { name: 'AdminLaunch', path: 'admin/launch', page: 'launch', ...forStaff },
  { name: 'AdminMails', path: 'admin/mails', page: 'mails', ...forStaff },
  { name: 'AdminSampleMails', path: 'admin/mails/samples', page: 'sample-mails', ...forStaff },
  { name: 'LocaleEditor', path: 'localeEditor', page: 'texts', ...forStaff },
] as const satisfies readonly Route[];

export type AdminRouteName = (typeof adminRoutes)[number]['name'];
