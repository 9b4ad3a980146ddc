/** `online` is by card and other methods on the payment provider's page. */
export const paymentCodes = { online: 3, invoice: 1, bankTransfer: 2, directDebit: 11 } as const;

export const collectors = { landlord: 0, house: 1 } as const;

export type Collector = keyof typeof collectors;

export const toCollector = (inkasso: number): Collector =>
  inkasso === collectors.landlord ? 'landlord' : 'house';

/** The first method is the default. We do not debit accounts ourselves. */
export const methodsByCollector: Readonly<Record<Collector, readonly number[]>> = {
  house: [paymentCodes.online, paymentCodes.invoice, paymentCodes.bankTransfer],
  landlord: [paymentCodes.invoice, paymentCodes.bankTransfer, paymentCodes.directDebit],
};

export const availableMethods = (collector: Collector, { paysOnline }: { paysOnline: boolean }): number[] =>
  methodsByCollector[collector].filter((code) => paysOnline || code !== paymentCodes.online);

const paymentExperiment = 'EDMT-5209';

/** Returns the variant of the experiment, or 0 for the original page. */
export function findPaymentVariant(
  experiments: readonly { experimentKey: string; variant: number }[],
): number {
  return experiments.find(({ experimentKey }) => experimentKey === paymentExperiment)?.variant ?? 0;
}

/** Variants above 0 hide direct debit if the landlord collects. */
export function offeredPayments(
  payments: readonly number[],
  inkasso: number,
  experimentVariant: number,
): number[] {
  const hidesDirectDebit = experimentVariant > 0 && inkasso === collectors.landlord;
  return payments.filter((payment) => !(hidesDirectDebit && payment === paymentCodes.directDebit));
}
