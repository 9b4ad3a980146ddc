import { customerLengths } from './customer-fields.ts';

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
  | 'required'
  | 'long'
  | 'email'
  | 'phone'
  | 'zip'
  | 'zipFiveDigits'
  | 'country'
  | 'salutation'
  | 'characters'
  | 'link';

const alwaysRequired = ['firstName', 'lastName', 'email'] as const;
/** Where an invoice is sent to. */
const postalFields = ['street', 'zip', 'city', 'country'] as const;
const requiredForContract = [...alwaysRequired, ...postalFields] as const;

/** A booking is a contract. A request and a hold are none yet: they need somebody who can be reached. */
type CustomerNeed = 'booking' | 'option' | 'request';

/** The fields in the order in which they stand on a page. */
const inOrder = ['salutation', ...Object.keys(customerLengths), 'country'] as CustomerField[];

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

/** Signs of an address of a web page or of mail, which no name has. */
const addressSigns = /:\/\/|@|\bwww\./i;
/** Two words that a dot joins, as the host of an address does. */
const joinedByDot = /([\p{L}\d-]+)\.([\p{L}\d-]{2,})/gu;
/** These end with a dot within names, and many a name is typed without the blank behind it. */
const shortenedTitle = /^(?:dr|prof|mag|ing|dipl|med|phil|st|jr|sr|h|c|dott|avv|me|mme|mr|mrs|ms)$/i;

/** A name stands in mails to whoever's address was typed beside it: nobody may send an address of a page by it. */
export function hasLink(name: string): boolean {
  if (addressSigns.test(name)) return true;
  return [...name.normalize('NFKC').matchAll(joinedByDot)].some(([, before = '', after = '']) => {
    const isInitial = before.length === 1 && /^\p{Lu}\p{Ll}/u.test(after) && after.length > 3;
    return !isInitial && !shortenedTitle.test(before);
  });
}

/** Up to three words that begin with a letter: neither a sentence nor a phone number fits in. */
const plainWords = /^\p{L}[\p{L}\p{M}\d’'.-]*(?: \p{L}[\p{L}\p{M}\d’'.-]*){0,2}$/u;
const plainLengthMax = 40;

/**
 * Whether a name is one that a mail may greet with although nobody has confirmed its address. Others are names too, but
 * may be somebody's message.
 */
export function isPlainName({ firstName, lastName }: Pick<CustomerForm, 'firstName' | 'lastName'>): boolean {
  return [firstName, lastName]
    .map((name) => name.trim())
    .every((name) => name.length <= plainLengthMax && plainWords.test(name));
}

const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}

/** Why a post code is none of a country, of which the code is given; null where it may be one. */
export function wrongZip(country: string, zip: string): 'zip' | 'zipFiveDigits' | null {
  const form = zipForms[country.toLowerCase()] ?? anyZip;
  if (form.test(zip)) return null;
  return form === fiveDigits ? 'zipFiveDigits' : 'zip';
}

/** White space around what was typed means nothing. */
export function trimCustomer<Form extends CustomerForm>(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => [key, String(value).trim()]),
  ) as unknown as Form;
}

/**
 * Which fields are wrong and why, in the order in which they stand on a page; empty when all are right. Requests and holds need no postal address, but what is given
 * must be of the right form.
 */
export function validateCustomer(
  form: CustomerForm,
  method: CustomerNeed,
): Partial<Record<CustomerField, InvalidReason>> {
  const typed = trimCustomer(form);
  const errors: Partial<Record<CustomerField, InvalidReason>> = {};
  const report = (field: CustomerField, reason: InvalidReason): void => {
    errors[field] ??= reason;
  };
  for (const field of method === 'booking' ? requiredForContract : alwaysRequired) {
    if (typed[field] === '') report(field, 'required');
  }
  for (const field of Object.keys(customerLengths) as (keyof typeof customerLengths)[]) {
    if (typed[field].length > customerLengths[field]) report(field, 'long');
  }
  for (const field of inOrder) {
    if (controlCharacters.test(typed[field])) report(field, 'characters');
  }
  for (const field of ['firstName', 'lastName'] as const) {
    if (hasLink(typed[field])) report(field, 'link');
  }
  if (!['', 'ms', 'mr', 'none'].includes(typed.salutation)) report('salutation', 'salutation');
  if (!isEmail(typed.email)) report('email', 'email');
  if (typed.phone !== '' && !isPhone(typed.phone)) report('phone', 'phone');
  if (typed.country !== '' && !/^[a-z]{2}$/i.test(typed.country)) report('country', 'country');
  const zipReason = typed.zip === '' ? null : wrongZip(typed.country, typed.zip);
  if (zipReason) report('zip', zipReason);
  return Object.fromEntries(inOrder.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}


/** Whether a booking still lacks where its guest lives. */
export function lacksAddress(form: CustomerForm): boolean {
  return postalFields.some((field) => form[field].trim() === '');
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return phonePattern.test(text) && digits >= 5 && digits <= 16;
}
