/** The most homes and nights of which one call reads the occupancy. */
export const occupancyBounds = { homes: 60, nights: 62 } as const;
