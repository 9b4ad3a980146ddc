import type { Language } from '../../../domain/language.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';

/** Where people with a room of their own begin; these rooms lie in other documents. */
export interface StartPaths {
  staff: string;
  landlord: string;
}

export const startPathsIn = (routes: SiteRoutes, language: Language): StartPaths => ({
  staff: routes.pathOf('AdminWaiting', language),
  landlord: routes.pathOf('LandlordHome', language),
});

/** Who works here begins with what waits, who lets homes with their day, and everybody else with their account. */
export function startPathFor(
  permissions: Readonly<Record<string, boolean>>,
  { staff, landlord }: StartPaths,
  account: string,
): string {
  if (permissions['work.see'] === true) return staff;
  return permissions['homes.own'] === true ? landlord : account;
}
