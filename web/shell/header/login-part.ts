export const parts = ['retailer', 'partner'] as const;
/** Whose login it is. */
export type LoginPart = (typeof parts)[number];
