/** Where a guest transfers money to, and what the transfer has to name. */
export interface Transfer {
  holder: string;
  /** It is written in groups of four, as people read and type it. */
  iban: string;
  bic: string;
  reference: string;
}
