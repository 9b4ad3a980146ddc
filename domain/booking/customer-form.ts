import { hasLink, markupSigns } from '../person-name.ts';
import { needsPostcode, wrongZip } from '../postcode.ts';
import { isEmail, isPhone, plainEmail, plainPhone } from '../reachable.ts';
import { plainSigns, visibleText } from '../typed-text.ts';
import { customerLengths } from './customer-fields.ts';
import type { CustomerForm } from './typed-customer.ts';

type CustomerField = keyof CustomerForm;

/** Texts: `booking.invalid.<reason>`. */
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
const postalFields = ['street', 'zip', 'city', 'country'] as const;
const requiredForContract = [...alwaysRequired, ...postalFields] as const;

/** A booking is a contract and needs a postal address; a request or a hold only needs contact data. */
type CustomerNeed = 'booking' | 'option' | 'request';

const inOrder = ['salutation', ...Object.keys(customerLengths), 'country'] as CustomerField[];

const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Trims white space and invisible characters; machine-read fields become plain characters. */
export function trimCustomer<Form extends CustomerForm>(form: Form): Form {
  const trimmed = Object.entries(form).map(([field, value]) => {
    const text = String(value);
    if (field === 'email') return [field, plainEmail(text)];
    if (field === 'phone') return [field, plainPhone(text)];
    return [field, field === 'zip' ? plainSigns(text) : visibleText(text)];
  });
  return Object.fromEntries(trimmed) as Form;
}

/**
 * Returns invalid fields with reasons, in page order. Requests and holds need no postal address, but a given one must
 * be well-formed.
 */
export function validateCustomer(
  form: CustomerForm,
  method: CustomerNeed,
): Partial<Record<CustomerField, InvalidReason>> {
  const trimmedForm = trimCustomer(form);
  const errors: Partial<Record<CustomerField, InvalidReason>> = {};
  const report = (field: CustomerField, reason: InvalidReason): void => {
    errors[field] ??= reason;
  };
  for (const field of method === 'booking' ? requiredForContract : alwaysRequired) {
    if (trimmedForm[field] === '' && (field !== 'zip' || needsPostcode(trimmedForm.country)))
      report(field, 'required');
  }
  for (const field of Object.keys(customerLengths) as (keyof typeof customerLengths)[]) {
    if (trimmedForm[field].length > customerLengths[field]) report(field, 'long');
  }
  for (const field of inOrder) {
    if (controlCharacters.test(trimmedForm[field])) report(field, 'characters');
  }
  for (const field of ['firstName', 'lastName'] as const) {
    if (hasLink(trimmedForm[field])) report(field, 'link');
    if (markupSigns.test(trimmedForm[field])) report(field, 'characters');
  }
  if (!['', 'ms', 'mr', 'none'].includes(trimmedForm.salutation)) report('salutation', 'salutation');
  if (!isEmail(trimmedForm.email)) report('email', 'email');
  if (trimmedForm.phone !== '' && !isPhone(trimmedForm.phone)) report('phone', 'phone');
  if (trimmedForm.country !== '' && !/^[a-z]{2}$/i.test(trimmedForm.country)) report('country', 'country');
  const zipReason = trimmedForm.zip === '' ? null : wrongZip(trimmedForm.country, trimmedForm.zip);
  if (zipReason) report('zip', zipReason);
  return Object.fromEntries(inOrder.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

export function lacksAddress(form: CustomerForm): boolean {
  return postalFields.some(
    (field) => form[field].trim() === '' && (field !== 'zip' || needsPostcode(form.country)),
  );
}
