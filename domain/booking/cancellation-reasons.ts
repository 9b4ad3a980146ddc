/** Defined here so that pages can use them without the schemas of the contract. */
export const cancellationReasons = ['unusable', 'soldTwice', 'other'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];
