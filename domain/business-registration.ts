import { trimCustomer, validateCustomer } from './booking/customer-form.ts';
import type { CustomerForm } from './booking/typed-customer.ts';
import type { BusinessKind } from './roles.ts';
import { plainSigns, visibleText } from './typed-text.ts';

export interface BusinessForm extends CustomerForm {
  company: string;
  website: string;
  message: string;
}

export type BusinessField = keyof BusinessForm;

/** Characters. */
export const businessLengths: Readonly<Record<BusinessField, number>> = {
  company: 120,
  salutation: 10,
  firstName: 60,
  lastName: 60,
  email: 254,
  phone: 40,
  street: 150,
  zip: 20,
  city: 100,
  country: 2,
  website: 200,
  message: 2000,
};

/** Texts: `account.register.invalid.<reason>`. */
export const businessReasons = [
  'required',
  'email',
  'phone',
  'zip',
  'zipFiveDigits',
  'country',
  'salutation',
  'characters',
  'link',
  'website',
  'long',
] as const;
type BusinessReason = (typeof businessReasons)[number];

export type BusinessErrors = Partial<Record<BusinessField, BusinessReason>>;

export const registrationStates = ['open', 'approved', 'refused', 'unconfirmed'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Characters; a shorter reason is not helpful. */
export const reasonLength = { min: 10, max: 2000 } as const;

const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/;
const controlInMessage = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const lineBreaks = /\r\n?/g;
/** A host with a dot; protocol and path are optional. */
const websiteForm = /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Trims white space, removes invisible characters, and unifies line endings. */
export function trimBusiness(form: BusinessForm): BusinessForm {
  const { company, website, message, ...person } = form;
  return {
    ...trimCustomer(person),
    company: visibleText(company),
    website: plainSigns(website),
    message: message.replace(lineBreaks, '\n').trim(),
  };
}

/**
 * Returns wrong fields with reasons; empty if all are right. Private landlords have no company; agencies and partners need one, and a
 * phone.
 */
export function validateBusiness(kind: BusinessKind, form: BusinessForm): BusinessErrors {
  const { company, website, message, ...person } = trimBusiness(form);
  const errors: BusinessErrors = validateCustomer(person, 'booking');
  const report = (field: BusinessField, reason: BusinessReason): void => {
    errors[field] ??= reason;
  };
  if (kind !== 'landlord' && company === '') report('company', 'required');
  if (person.phone === '') report('phone', 'required');
  if (controlCharacters.test(company)) report('company', 'characters');
  if (website !== '' && !websiteForm.test(website)) report('website', 'website');
  if (controlInMessage.test(message)) report('message', 'characters');
  const values = { company, website, message, ...person };
  for (const field of Object.keys(businessLengths) as BusinessField[]) {
    if (values[field].length > businessLengths[field]) report(field, 'long');
  }
  return errors;
}
