/** Pages with paths from the catalogue instead of the route table: a list, or a home. */
export const catalogueRoutes = ['whoami_Search', 'whoami_Object'] as const;
