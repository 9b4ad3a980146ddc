import type { ContentRouteName } from './content-routes.ts';

export const footerPages = {
  discover: ['Themes', 'HolidayParks', 'TravelTips', 'Blog', 'CustomerRating'],
  help: [
    'Faq',
    'StayPromise',
    'TravelVouchers',
    'DiscountAndVoucher',
    'Accessibility',
    'ResultOrder',
    'RatingChecks',
  ],
  partners: ['Retailer', 'PartnerProgramme', 'TravelAgency', 'About'],
} as const satisfies Record<string, readonly ContentRouteName[]>;
export type FooterColumn = keyof typeof footerPages;
