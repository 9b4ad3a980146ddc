export interface Transfer {
  holder: string;
  iban: string;
  bic: string;
  reference: string;
}
