import type { Route } from './route.ts';

/**
 * Content pages: their documents lie in content/, under the same names. One page shows them all, behind the
 * paths of the catalogue, so that no browser needs this table.
 */
export const contentRoutes = [
  {
    name: 'terms',
    path: { de: 'agb', en: 'terms-and-conditions', fr: 'conditions-generales', it: 'condizioni-generali' },
    contentGroup: 5,
  },
  {
    name: 'privacy',
    path: {
      de: 'datenschutz',
      en: 'privacy-policy',
      fr: 'protection-des-donnees',
      it: 'informativa-privacy',
    },
    contentGroup: 5,
  },
  {
    name: 'disclaimer',
    path: { de: 'impressum', en: 'imprint', fr: 'mentions-legales', it: 'note-legali' },
    contentGroup: 5,
  },
] as const satisfies readonly Route[];

export type ContentRouteName = (typeof contentRoutes)[number]['name'];
