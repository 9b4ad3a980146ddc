/** The experiment that tries a payment method away, by the key that visitors have it under. */
export const paymentExperiment = 'EDMT-5209';

/** The method that it tries without. */
const paymentOfExperiment = 11;
const landlordCollects = 0;

/** The experiment's variants above 0 leave out the method of homes whose landlord collects. */
export function offeredPayments(
  payments: readonly number[],
  inkasso: number,
  experimentVariant: number,
): number[] {
  const removed = experimentVariant > 0 && inkasso === landlordCollects;
  return payments.filter((payment) => !(removed && payment === paymentOfExperiment));
}
