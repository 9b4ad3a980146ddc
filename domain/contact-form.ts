import { hasLink, markupSigns } from './person-name.ts';
import { isEmail, isPhone, plainEmail, plainPhone } from './reachable.ts';
import { visibleText } from './typed-text.ts';
import { contactTopics, type ContactKind } from './contact-topics.ts';

export const contactRoutes = {
  guest: 'ContactGuest',
  landlord: 'ContactLandlord',
  partner: 'ContactPartner',
  agency: 'ContactAgency',
} as const satisfies Record<ContactKind, string>;

export const contactExtras = {
  guest: ['bookingNumber', 'objectNumber'],
  landlord: ['objectNumber', 'bookingNumber'],
  partner: ['company'],
  agency: ['company', 'bookingNumber'],
} as const satisfies Record<ContactKind, readonly ContactField[]>;

export interface ContactForm {
  topic: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  bookingNumber: string;
  objectNumber: string;
  message: string;
}

export type ContactField = keyof ContactForm;

/** Characters. */
export const contactLengths: Readonly<Record<ContactField, number>> = {
  topic: 40,
  name: 120,
  company: 120,
  email: 254,
  phone: 40,
  bookingNumber: 40,
  objectNumber: 40,
  message: 5000,
};

/** Characters; a shorter message cannot be answered. */
const messageLengthMin = 10;

/** Texts: `letters.invalid.<reason>`. */
export const contactReasons = [
  'required',
  'topic',
  'email',
  'phone',
  'number',
  'characters',
  'link',
  'short',
  'long',
] as const;
type ContactReason = (typeof contactReasons)[number];

export type ContactErrors = Partial<Record<ContactField, ContactReason>>;

const lineBreaks = /\r\n?/g;
const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/;
const controlInMessage = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Trims white space, removes invisible characters, and unifies line endings. */
export function trimContact(form: ContactForm): ContactForm {
  const { message, email, phone, ...otherFields } = form;
  const trimmedFields = Object.entries(otherFields).map(([field, trimmedForm]) => [
    field,
    visibleText(String(trimmedForm)),
  ]);
  return {
    ...(Object.fromEntries(trimmedFields) as typeof otherFields),
    email: plainEmail(email),
    phone: plainPhone(phone),
    message: message.replace(lineBreaks, '\n').trim(),
  };
}

export const keepDigits = (text: string): string => text.replace(/\D/g, '');

export function validateContact(kind: ContactKind, form: ContactForm): ContactErrors {
  const trimmedForm = trimContact(form);
  const errors: ContactErrors = {};
  const report = (field: ContactField, reason: ContactReason): void => {
    errors[field] ??= reason;
  };
  for (const field of ['topic', 'name', 'email', 'message'] as const) {
    if (trimmedForm[field] === '') report(field, 'required');
  }
  for (const field of Object.keys(contactLengths) as ContactField[]) {
    if (trimmedForm[field].length > contactLengths[field]) report(field, 'long');
    const control = field === 'message' ? controlInMessage : controlCharacters;
    if (control.test(trimmedForm[field])) report(field, 'characters');
  }
  if (!(contactTopics[kind] as readonly string[]).includes(trimmedForm.topic)) report('topic', 'topic');
  if (hasLink(trimmedForm.name)) report('name', 'link');
  if (markupSigns.test(trimmedForm.name)) report('name', 'characters');
  if (!isEmail(trimmedForm.email)) report('email', 'email');
  if (trimmedForm.phone !== '' && !isPhone(trimmedForm.phone)) report('phone', 'phone');
  for (const field of ['bookingNumber', 'objectNumber'] as const) {
    const { length } = keepDigits(trimmedForm[field]);
    if (trimmedForm[field] !== '' && (length === 0 || length > 15)) report(field, 'number');
  }
  if (trimmedForm.message.length < messageLengthMin) report('message', 'short');
  return errors;
}
