/**
 * Who runs the site and how they are reached. Imprint, privacy, the office's card, mails and documents all say what stands
 * here; whoever runs the site writes their own.
 */
export const company = {
  name: 'Feriola GmbH',
  street: 'Am Alten Speicher 12',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  // One of the numbers that the regulator reserves for fiction and drama.
  phone: { interact: '+494066969120', display: '040 66969 120' },
  email: 'service@feriola.example',
  // Numbers that nobody has: whoever runs the site writes their own.
  vatId: 'DE999999999',
  taxNumber: '99/999/99999',
  // An account that banks give as an example.
  bankAccount: { holder: 'Feriola GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
} as const;

/** The address in one line, as letters have it at their foot. */
export const companyLine: string = [company.name, company.street, `${company.zip} ${company.city}`].join(
  ', ',
);
