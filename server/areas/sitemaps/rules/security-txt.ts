import type { Language } from '../../../../domain/language.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** Days until it expires; RFC 9116 advises less than a year. */
const goodDays = 180;

/** Renders security.txt (RFC 9116) with the contact for reports of vulnerabilities. */
export function securityTxt(
  origin: string,
  contactPath: string,
  today: PlainDate,
  languages: readonly Language[],
): string {
  const lines = [
    `Contact: ${origin}${contactPath}`,
    `Expires: ${addDays(today, goodDays)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
