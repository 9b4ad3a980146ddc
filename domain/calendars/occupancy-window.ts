/** Maximum numbers of homes and nights in one call for occupancy. */
export const occupancyBounds = { homes: 60, nights: 62 } as const;
