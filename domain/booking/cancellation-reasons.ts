/** Why the landlord's side cancels what it has promised; pages list them without the schemas of the contract. */
export const cancellationReasons = ['unusable', 'soldTwice', 'other'] as const;
export type CancellationReason = (typeof cancellationReasons)[number];
