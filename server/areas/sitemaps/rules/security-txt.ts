import { languages } from '../../../../domain/language.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** RFC 9116 advises less than a year. */
const goodDays = 180;

/** Names the contact for reports of vulnerabilities (RFC 9116). */
export function securityTxt(origin: string, contactPath: string, today: PlainDate): string {
  const lines = [
    `Contact: ${origin}${contactPath}`,
    `Expires: ${addDays(today, goodDays)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
