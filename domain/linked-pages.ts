import type { ContentRouteName } from './content-routes.ts';

/** What the law wants to be reachable from everywhere. */
const legalPages = ['terms', 'privacy', 'disclaimer'] as const satisfies readonly ContentRouteName[];
/** Content pages that the shell of every page leads to. */
export const linkedPages = [
  ...legalPages,
  'Faq',
  'TravelTips',
  'Themes',
  'Blog',
  'CustomerRating',
  'HolidayParks',
  'DiscountAndVoucher',
  'TravelVouchers',
  'Retailer',
  'PartnerProgramme',
  'TravelAgency',
  'About',
  'Accessibility',
  'ResultOrder',
  'RatingChecks',
] as const satisfies readonly ContentRouteName[];
export type LegalPage = (typeof legalPages)[number];
export type LinkedPage = (typeof linkedPages)[number];
