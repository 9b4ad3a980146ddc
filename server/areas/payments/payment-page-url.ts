import type { Language } from '../../../domain/language.ts';
import { paymentPath } from '../../../domain/payments.ts';

/** The whole address of the page on which a booking is paid. */
export function paymentPageUrl(
  origin: string,
  language: Language,
  query: Readonly<Record<string, string>>,
): string {
  return `${origin}${paymentPath(language)}?${new URLSearchParams(query).toString()}`;
}
