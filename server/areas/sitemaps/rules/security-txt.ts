import { languages } from '../../../../domain/language.ts';
import { addDays, type PlainDate } from '../../../../domain/stay.ts';

/** A year is the most that RFC 9116 advises. */
const goodDays = 180;

/** Tells whoever has found a weakness where to write to (RFC 9116). */
export function securityTxt(origin: string, contactPath: string, today: PlainDate): string {
  const lines = [
    `Contact: ${origin}${contactPath}`,
    `Expires: ${addDays(today, goodDays)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
