/** Pages whose paths the catalogue knows instead of the table of routes, by what they show: a list, or a home. */
export const catalogueRoutes = ['whoami_Search', 'whoami_Object'] as const;
