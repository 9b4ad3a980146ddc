/** Recipient and reference of a bank transfer. */
export interface Transfer {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
}
