import type { Language } from '../../../domain/language.ts';

/** The address of the page on which a booking is paid: German, and English for everybody else. */
export function paymentPageUrl(
  origin: string,
  language: Language,
  query: Readonly<Record<string, string>>,
): string {
  return `${origin}/payment/${language === 'de' ? 'de' : 'en'}/?${new URLSearchParams(query).toString()}`;
}
