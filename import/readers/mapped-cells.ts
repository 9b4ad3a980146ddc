import type { FeedMapping } from '../../contract/feeds/feed-mapping.ts';

const signs: Readonly<Record<string, string>> = {
  ...{
    EUR: '€|euros?',
    GBP: '£',
    USD: '\\$',
    CHF: 'fr\\.?|sfr\\.?',
    DKK: 'kr\\.?',
    SEK: 'kr\\.?',
    NOK: 'kr\\.?',
  },
  ...{ PLN: 'zł', CZK: 'kč', HUF: 'ft' },
};

/** Removes the feed's currency from an amount. Another currency stays, so that the amount becomes invalid. */
export function stripCurrency(amount: string, currency: string): string {
  const sign = [currency, signs[currency]].filter(Boolean).join('|');
  return amount.replace(new RegExp(`^\\s*(?:${sign})\\s*|\\s*(?:${sign})\\s*$`, 'gi'), '');
}

/** Parses "1.234,50" or "1,234.50" depending on the decimal separator. Returns null for anything else. */
export function parseNumber(text: string, decimal: FeedMapping['decimal']): number | null {
  const groups = decimal === ',' ? '.' : ',';
  // A space or an apostrophe may separate thousands.
  const withoutSeparators = text.replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  const form = new RegExp(`^-?(\\d+|\\d{1,3}(\\${groups}\\d{3})+)(\\${decimal}\\d+)?$`);
  if (!form.test(withoutSeparators)) return null;
  return Number(withoutSeparators.replaceAll(groups, '').replace(decimal, '.'));
}

/** Removes words around a number, as in "ab 4 Personen" or "65 m²". */
export function stripUnits(text: string): string {
  return text
    .trim()
    .replace(/^(?:ab|bis(?: zu)?|ca\.?|max\.?|from|up to|dès|jusqu'à|da|fino a)\s+/i, '')
    .replace(/(?<=\d)\s*(?:[\p{L}²³°].*)$/u, '');
}

const positionForm = /^\D*?(-?\d{1,3}(?:[.,]\d+)?)\s*[,;/ ]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*\)?$/;

/** Parses "47.85, 12.34" and "POINT(12.34 47.85)". */
export function parsePosition(text: string): { lat: number; lon: number } | null {
  const match = positionForm.exec(text.trim());
  if (!match) return null;
  const [first, second] = [match[1]!, match[2]!].map((number) => Number(number.replace(',', '.')));
  // Well-known text names the longitude first.
  return /^point/i.test(text.trim()) ? { lat: second!, lon: first! } : { lat: first!, lon: second! };
}

/** Parses "16 Uhr", "16.00", "16:00:00", "4 pm" and "16h30" to HH:mm. */
export function parseClock(text: string): string | null {
  const match = /(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(am|pm)?/i.exec(text);
  if (!match) return null;
  const [, hourText, minutes = '00', half] = match;
  const hour = (Number(hourText) % (half ? 12 : 25)) + (half?.toLowerCase() === 'pm' ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', auml: 'ä', ouml: 'ö', uuml: 'ü' },
  ...{ Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', euro: '€', ndash: '–', hellip: '…' },
};

/** Turns a description in HTML into paragraphs of plain text. Plain text stays as it is. */
export function plainParagraphs(text: string): string {
  if (!/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(text)) return text;
  return text
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)[^>]*>\s*/gi, '\n')
    .replace(/<li[^>]*>/gi, '– ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d+)|([a-z]+));/gi, (entity, code: string | undefined, name: string | undefined) =>
      code !== undefined
        ? String.fromCodePoint(Math.min(Number(code), 0x10ffff))
        : (entities[name!] ?? entity),
    )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
