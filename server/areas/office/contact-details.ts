/** How the office is reached. */
export const contactDetails = {
  name: 'Feriola',
  street: 'Hafenstraße 12',
  zip: '24103',
  city: 'Kiel',
  country: 'DE',
  // A number of the range that is kept free for fiction and drama.
  phone: { interact: '+4943199990120', display: '0431 9999 0120' },
  email: 'service@feriola.example',
} as const;
