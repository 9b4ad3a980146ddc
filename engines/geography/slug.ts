const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const others: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' };

/** Turns a text into lower-case letters a to z, digits and hyphens. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßøđłæœıðþ]/g, (letter) => german[letter] ?? others[letter]!)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (gap) => (/^\p{M}+$/u.test(gap) ? '' : '-'))
    .replace(/^-+|-+$/g, '');
}

/** Turns a text into a German slug of a country or region: umlauts stay, other accents go. */
export function slugWithUmlauts(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .split(/([äöü]+)/)
    .map((part) =>
      /[äöü]/.test(part) ? part : part.replace(/[^a-z0-9äöü]/g, (letter) => toSlug(letter) || '-'),
    )
    .join('')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}
