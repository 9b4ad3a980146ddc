/** The experiment that tries a payment method away, by the key that visitors have it under. */
export const paymentExperiment = 'EDMT-5209';

/** The method that it tries without. */
const paymentOfExperiment = 11;
const landlordCollects = 0;

/** In a variant above 0 of the experiment, homes whose landlord collects do not offer that method. */
export function offeredPayments(
  payments: readonly number[],
  inkasso: number,
  experimentVariant: number,
): number[] {
  const removed = experimentVariant > 0 && inkasso === landlordCollects;
  return payments.filter((payment) => !(removed && payment === paymentOfExperiment));
}
