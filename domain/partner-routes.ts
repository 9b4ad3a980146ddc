import type { Route } from './route.ts';

const ownArea = { room: 'partner', contentGroup: 5, noIndex: true, requiresAuth: true } as const;

/** The partners' room: known to the server, and to a browser only inside of it. */
export const partnerRoutes = [
  { name: 'PartnerHome', path: 'partner', page: 'home', ...ownArea },
  { name: 'PartnerLinks', path: 'partner/links', page: 'links', ...ownArea },
  { name: 'PartnerReport', path: 'partner/report', page: 'report', ...ownArea },
  { name: 'PartnerSettings', path: 'partner/settings', page: 'settings', ...ownArea },
  { name: 'PartnerKeys', path: 'partner/api-keys', page: 'api-keys', ...ownArea },
] as const satisfies readonly Route[];

export type PartnerRouteName = (typeof partnerRoutes)[number]['name'];
