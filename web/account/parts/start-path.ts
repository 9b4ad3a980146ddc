import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';

/** Start pages of landlords, partners and staff, which belong to other routes. */
export interface StartPaths {
  staff: string;
  landlord: string;
  changeovers: string;
  payouts: string;
  partner: string;
}

export const buildStartPaths = (routes: SiteRoutes, language: Language): StartPaths => ({
  staff: routes.pathOf('AdminWaiting', language),
  landlord: routes.pathOf('LandlordHome', language),
  changeovers: routes.pathOf('LandlordChangeovers', language),
  payouts: routes.pathOf('LandlordPayouts', language),
  partner: routes.pathOf('PartnerHome', language),
});

/**
 * Returns the start page after a login: waiting work for staff, the day's overview for landlords and who answers guests for them, the
 * payouts for bookkeepers, the plan for cleaners, the links for partners, and the account for everybody else.
 */
export function chooseStartPath(
  permissions: Readonly<Record<string, boolean>>,
  { staff, landlord, changeovers, payouts, partner }: StartPaths,
  account: string,
): string {
  if (permissions['work.see'] === true) return staff;
  if (permissions['stays.own'] === true) return landlord;
  if (permissions['money.own'] === true) return payouts;
  if (permissions['changeovers.own'] === true) return changeovers;
  return permissions['partners.own'] === true ? partner : account;
}
