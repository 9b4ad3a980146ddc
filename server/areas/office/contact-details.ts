/** How the office is reached. */
export const contactDetails = {
  name: 'Feriola',
  street: 'Am Alten Speicher 12',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  // One of the numbers that the regulator reserves for fiction and drama.
  phone: { interact: '+494066969120', display: '040 66969 120' },
  email: 'service@feriola.example',
} as const;
