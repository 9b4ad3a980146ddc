import type { ContentRouteName } from './content-routes.ts';

/** Content pages that the foot of every page leads to, by its columns. */
export const footerPages = {
  discover: ['Themes', 'HolidayParks', 'TravelTips', 'Blog', 'CustomerRating'],
  help: ['Faq', 'TravelVouchers', 'DiscountAndVoucher', 'Accessibility', 'ResultOrder', 'RatingChecks'],
  partners: ['Retailer', 'PartnerProgramme', 'TravelAgency', 'About'],
} as const satisfies Record<string, readonly ContentRouteName[]>;
export type FooterColumn = keyof typeof footerPages;
