const paymentCodes = { invoice: 1, bankTransfer: 2, directDebit: 11 } as const;

/** The values of `inkasso` in a price: who collects the money. */
export const collectors = { landlord: 0, house: 1 } as const;

export type Collector = keyof typeof collectors;

export const collectorOf = (inkasso: number): Collector =>
  inkasso === collectors.landlord ? 'landlord' : 'house';

/** Payment methods by collector: we do not debit accounts. */
export const methodsOf: Readonly<Record<Collector, readonly number[]>> = {
  house: [paymentCodes.invoice, paymentCodes.bankTransfer],
  landlord: [paymentCodes.invoice, paymentCodes.bankTransfer, paymentCodes.directDebit],
};

const paymentExperiment = 'EDMT-5209';

/** 0: no variant, the page as it was. */
export function paymentVariantOf(experiments: readonly { experimentKey: string; variant: number }[]): number {
  return experiments.find(({ experimentKey }) => experimentKey === paymentExperiment)?.variant ?? 0;
}

/** Variants above 0 leave out direct debit if the landlord collects. */
export function offeredPayments(
  payments: readonly number[],
  inkasso: number,
  experimentVariant: number,
): number[] {
  const removed = experimentVariant > 0 && inkasso === collectors.landlord;
  return payments.filter((payment) => !(removed && payment === paymentCodes.directDebit));
}
