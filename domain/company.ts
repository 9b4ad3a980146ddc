/** The operator's identity, used by imprint, privacy page, office card, mails and documents; operators put in their own. */
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

export const companyLine: string = [company.name, company.street, `${company.zip} ${company.city}`].join(
  ', ',
);
