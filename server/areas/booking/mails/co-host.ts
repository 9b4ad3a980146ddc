import type { Language } from '../../../../domain/language.ts';

/** A co-host as a mail about a home addresses them. */
export interface CoHost {
  name: string;
  email: string;
  language: Language;
  /** For whom they work. */
  business: string;
}
