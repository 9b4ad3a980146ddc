/** The address of a guest as typed. */
export interface CustomerForm {
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  country: string;
}

type CustomerField = keyof CustomerForm;

/** Why a field is refused. Texts: `booking.invalid.<reason>`. */
type InvalidReason =
  'required' | 'email' | 'phone' | 'zip' | 'zipFiveDigits' | 'country' | 'salutation' | 'characters';

const alwaysRequired = ['firstName', 'lastName', 'email'] as const;
const requiredForContract = [...alwaysRequired, 'street', 'zip', 'city', 'country'] as const;

/** Loose on purpose: only a mail that arrives proves an address. */
const emailPattern =
  /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:".\p{C}]{2,}$/u;
const phonePattern = /^\+?[\d\s()/.-]{5,}$/;
const fiveDigits = /^\d{5}$/;

/** Post codes of further countries in their own form; others are letters, digits, blanks and hyphens. */
const zipForms: Readonly<Record<string, RegExp>> = {
  de: fiveDigits,
  fr: fiveDigits,
  it: fiveDigits,
  es: fiveDigits,
  at: /^\d{4}$/,
  be: /^\d{4}$/,
  ch: /^\d{4}$/,
  cz: /^\d{3} ?\d{2}$/,
  dk: /^\d{4}$/,
  fi: fiveDigits,
  gb: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  gr: /^\d{3} ?\d{2}$/,
  hr: fiveDigits,
  hu: /^\d{4}$/,
  li: /^\d{4}$/,
  lu: /^\d{4}$/,
  nl: /^\d{4} ?[a-z]{2}$/i,
  no: /^\d{4}$/,
  pl: /^\d{2}-\d{3}$/,
  pt: /^\d{4}-\d{3}$/,
  se: /^\d{3} ?\d{2}$/,
  si: /^\d{4}$/,
  sk: /^\d{3} ?\d{2}$/,
  us: /^\d{5}(-\d{4})?$/,
};
const anyZip = /^[\p{L}\d][\p{L}\d -]{1,11}$/u;

const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

function isZipOf(country: string, zip: string): boolean {
  return (zipForms[country.toLowerCase()] ?? anyZip).test(zip);
}

/** White space around what was typed means nothing. */
export function trimCustomer<Form extends CustomerForm>(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [key, String(value).trim()]),
  ) as unknown as Form;
}

/**
 * Which fields are wrong and why; empty when all are right. A request needs no postal address, but what
 * is given must be of the right form.
 */
export function validateCustomer(
  form: CustomerForm,
  method: 'booking' | 'option' | 'request',
): Partial<Record<CustomerField, InvalidReason>> {
  const typed = trimCustomer(form);
  const errors: Partial<Record<CustomerField, InvalidReason>> = {};
  const report = (field: CustomerField, reason: InvalidReason): void => {
    errors[field] ??= reason;
  };
  for (const field of method === 'request' ? alwaysRequired : requiredForContract) {
    if (typed[field] === '') report(field, 'required');
  }
  for (const field of Object.keys(typed) as CustomerField[]) {
    if (controlCharacters.test(typed[field])) report(field, 'characters');
  }
  if (!['', 'ms', 'mr', 'none'].includes(typed.salutation)) report('salutation', 'salutation');
  if (!isEmail(typed.email)) report('email', 'email');
  if (typed.phone !== '' && !isPhone(typed.phone)) report('phone', 'phone');
  if (typed.country !== '' && !/^[a-z]{2}$/i.test(typed.country)) report('country', 'country');
  if (typed.zip !== '' && !isZipOf(typed.country, typed.zip)) {
    report('zip', zipForms[typed.country.toLowerCase()] === fiveDigits ? 'zipFiveDigits' : 'zip');
  }
  return errors;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return phonePattern.test(text) && digits >= 5 && digits <= 16;
}
