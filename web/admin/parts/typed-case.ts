import { openedCaseLengths } from '../../../domain/contact-case.ts';
import type { Language } from '../../../domain/language.ts';
import { isEmail } from '../../../domain/reachable.ts';

/** A case as it is typed before it is opened. */
export interface TypedCase {
  /** `<kind>.<topic>` */
  topic: string;
  name: string;
  email: string;
  phone: string;
  bookingNumber: string;
  language: Language;
  text: string;
  followUpOn: string;
  mine: boolean;
}

export type CheckedField = 'name' | 'email' | 'text' | 'bookingNumber';

export function invalidFields({
  name,
  email,
  text,
  bookingNumber,
}: TypedCase): Record<CheckedField, boolean> {
  return {
    name: name.trim() === '',
    email: !isEmail(email.trim()),
    text: text.trim().length < openedCaseLengths.text.min,
    bookingNumber: !/^(?:[1-9]\d{0,8})?$/.test(bookingNumber.trim()),
  };
}
