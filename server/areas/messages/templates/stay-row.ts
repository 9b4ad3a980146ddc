import type { Language } from '../../../../domain/language.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { AccessValues } from './templates-store.ts';

/** A booking and its home, with all data that a template can refer to. */
export interface StayRow extends AccessValues {
  bookingId: number;
  displayNumber: number;
  state: string;
  startDate: PlainDate;
  endDate: PlainDate;
  /** Language of the guest. */
  language: Language;
  firstName: string;
  lastName: string;
  objectNumber: number;
  address: { street: string; zip: string; city: string } | null;
  arrivalInfo: Readonly<Partial<Record<Language, string>>> | null;
  checkIn: string | null;
  checkOut: string | null;
  /** ISO 3166 code in lower case. */
  country: string;
  lon: number;
  hostName: string;
  hostLanguage: string;
  titles: Readonly<Partial<Record<Language, string>>>;
  /** Null if the booking was never confirmed. */
  confirmedAt: Date | null;
  agreedAt: Date | null;
}
