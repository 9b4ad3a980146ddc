export const parts = ['retailer', 'partner'] as const;
export type LoginPart = (typeof parts)[number];
