import type { Language } from '../../../domain/language.ts';
import { paymentPath } from '../../../domain/payments.ts';

export function paymentPageUrl(
  origin: string,
  language: Language,
  query: Readonly<Record<string, string>>,
): string {
  return `${origin}${paymentPath(language)}?${new URLSearchParams(query).toString()}`;
}
