import { isLanguage, languages, type Language } from '../../../../domain/language.ts';
import { messageLength } from '../../../../domain/messages/message-limits.ts';
import {
  fillPlaceholders,
  type Placeholder,
  type PlaceholderValues,
} from '../../../../domain/messages/placeholders.ts';
import { nightsBetween } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { StayRow } from './stay-row.ts';
import type { TemplateTexts } from './templates-store.ts';

type Texts = Readonly<Partial<Record<Language, string>>>;

/** Returns the text in the guest's language, or else in English, in the host's language, or the first one. */
export function chooseText(
  texts: TemplateTexts,
  { language, hostLanguage }: Pick<StayRow, 'language' | 'hostLanguage'>,
): { language: Language; text: string } | null {
  const order = [language, 'en' as const, ...(isLanguage(hostLanguage) ? [hostLanguage] : []), ...languages];
  const chosen = order.find((one) => (texts[one] ?? '') !== '');
  return chosen === undefined ? null : { language: chosen, text: texts[chosen]! };
}

const inLanguage = (texts: Texts | null, language: Language): string =>
  texts?.[language] || languages.map((one) => texts?.[one] ?? '').find((text) => text !== '') || '';

/**
 * Returns the values that a text can contain, in its language. Address, directions and codes are only included for
 * confirmed bookings.
 */
export function valuesOfStay(row: StayRow, language: Language, t: Translate): PlaceholderValues {
  const format = formatterFor(language, t);
  const { address } = row;
  return {
    guestFirstName: row.firstName || row.lastName,
    guestName: `${row.firstName} ${row.lastName}`.trim(),
    home: inLanguage(row.titles, language) || String(row.objectNumber),
    arrival: format.dateWithWeekday(row.startDate),
    departure: format.dateWithWeekday(row.endDate),
    nights: String(nightsBetween(row.startDate, row.endDate)),
    checkIn: row.checkIn === null ? '' : format.time(row.checkIn),
    checkOut: row.checkOut === null ? '' : format.time(row.checkOut),
    bookingNumber: String(row.displayNumber),
    hostName: row.hostName,
    ...(row.state === 'confirmed' && {
      address: address
        ? [address.street, [address.zip, address.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
        : '',
      directions: inLanguage(row.arrivalInfo, language),
      wifiName: row.wifiName,
      wifiPassword: row.wifiPassword,
      keyCode: row.keyCode,
    }),
  };
}

export interface FilledText {
  text: string;
  missing: Placeholder[];
  /** True if a value is missing, or the text became longer than a message. */
  isBlocked: boolean;
}

export function fillTemplate(
  texts: TemplateTexts,
  row: StayRow,
  translate: (language: Language) => Translate,
): FilledText {
  const chosen = chooseText(texts, row);
  if (!chosen) return { text: '', missing: [], isBlocked: true };
  const values = valuesOfStay(row, chosen.language, translate(chosen.language));
  const { text, missing } = fillPlaceholders(chosen.text, values);
  return { text, missing, isBlocked: missing.length > 0 || text.length > messageLength };
}
