/** `online`: by card and what else the payment provider offers, at the provider's own page. */
export const paymentCodes = { online: 3, invoice: 1, bankTransfer: 2, directDebit: 11 } as const;

/** The values of `inkasso` in a price: who collects the money. */
export const collectors = { landlord: 0, house: 1 } as const;

export type Collector = keyof typeof collectors;

export const collectorOf = (inkasso: number): Collector =>
  inkasso === collectors.landlord ? 'landlord' : 'house';

/** Payment methods by collector, the first one is the usual one: we do not debit accounts ourselves. */
export const methodsOf: Readonly<Record<Collector, readonly number[]>> = {
  house: [paymentCodes.online, paymentCodes.invoice, paymentCodes.bankTransfer],
  landlord: [paymentCodes.invoice, paymentCodes.bankTransfer, paymentCodes.directDebit],
};

/** Without a payment provider nobody pays online. */
export const methodsWith = (collector: Collector, { paysOnline }: { paysOnline: boolean }): number[] =>
  methodsOf[collector].filter((code) => paysOnline || code !== paymentCodes.online);

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
