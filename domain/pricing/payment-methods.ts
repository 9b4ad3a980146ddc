/** Codes of the methods of payment, as calls carry them. */
const paymentCodes = { invoice: 1, bankTransfer: 2, directDebit: 11 } as const;

/** What `inkasso` of a price says: who collects the money. */
export const collectors = { landlord: 0, house: 1 } as const;

export type Collector = keyof typeof collectors;

export const collectorOf = (inkasso: number): Collector =>
  inkasso === collectors.landlord ? 'landlord' : 'house';

/** The methods that guests may choose from, by who collects: the house debits no accounts. */
export const methodsOf: Readonly<Record<Collector, readonly number[]>> = {
  house: [paymentCodes.invoice, paymentCodes.bankTransfer],
  landlord: [paymentCodes.invoice, paymentCodes.bankTransfer, paymentCodes.directDebit],
};

/** The experiment that tries a payment method away, by the key that visitors have it under. */
const paymentExperiment = 'EDMT-5209';

/** The variant of that experiment among those of a visitor; 0, without one, is the page as it was. */
export function paymentVariantOf(experiments: readonly { experimentKey: string; variant: number }[]): number {
  return experiments.find(({ experimentKey }) => experimentKey === paymentExperiment)?.variant ?? 0;
}

/** The experiment's variants above 0 leave out direct debit where the landlord collects. */
export function offeredPayments(
  payments: readonly number[],
  inkasso: number,
  experimentVariant: number,
): number[] {
  const removed = experimentVariant > 0 && inkasso === collectors.landlord;
  return payments.filter((payment) => !(removed && payment === paymentCodes.directDebit));
}
