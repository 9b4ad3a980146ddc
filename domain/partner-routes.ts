import type { Route } from './route.ts';

const ownArea = {
  room: 'partner',
  contentGroup: 5,
  header: 'none',
  footer: 'own',
  noIndex: true,
  requiresAuth: true,
} as const;

/** Routes of partner pages, which browsers load only there. */
export const partnerRoutes = [
  { name: 'PartnerHome', path: 'partner', page: 'home', ...ownArea },
  { name: 'PartnerLinks', path: 'partner/links', page: 'links', ...ownArea },
  { name: 'PartnerReport', path: 'partner/report', page: 'report', ...ownArea },
  { name: 'PartnerSettings', path: 'partner/settings', page: 'settings', ...ownArea },
  { name: 'PartnerKeys', path: 'partner/api-keys', page: 'api-keys', ...ownArea },
] as const satisfies readonly Route[];

export type PartnerRouteName = (typeof partnerRoutes)[number]['name'];
