import { countryName } from '../../../../domain/country-name.ts';
import { townLine } from '../../../../domain/town-line.ts';
import type { Customer } from '../../../../contract/booking/booking.ts';
import type { Language } from '../../../../domain/language.ts';
import { nightsBetween, type Stay } from '../../../../domain/stay.ts';
import type { Formatter } from '../../../../texts/format.ts';
import { partyInWords } from '../../../../texts/party-in-words.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { BilledLine } from '../rules/invoice-lines.ts';

export function customerLines(
  { firstName, lastName, street, zip, city, country }: Customer,
  language: Language,
): string[] {
  const lines = [
    `${firstName} ${lastName}`,
    street,
    townLine({ country, zip, city }),
    countryName(country, language),
  ];
  return lines.filter((line) => line !== '');
}

export interface TimesOfStay {
  checkIn: string | null;
  checkOut: string | null;
}

/** Without a time the text says that guest and host agree on it. */
export function timeInWords(
  which: 'from' | 'until',
  time: string | null,
  t: Translate,
  format: Formatter,
): string {
  return time === null ? t('mail.facts.byAgreement') : t(`mail.facts.${which}`, { time: format.time(time) });
}

export function stayFacts(
  stay: Stay & {
    persons: number;
    dogs: number;
    child_ages?: readonly number[];
    pet_sizes?: readonly string[];
  },
  { checkIn, checkOut }: TimesOfStay,
  t: Translate,
  format: Formatter,
): { label: string; value: string; detail: string }[] {
  const { persons, dogs: pets, child_ages: childAges = [], pet_sizes: petSizes = [] } = stay;
  return [
    {
      label: t('mail.facts.arrival'),
      value: format.dateWithWeekday(stay.startDate),
      detail: timeInWords('from', checkIn, t, format),
    },
    {
      label: t('mail.facts.departure'),
      value: format.dateWithWeekday(stay.endDate),
      detail: timeInWords('until', checkOut, t, format),
    },
    {
      label: t('mail.facts.guests'),
      value: partyInWords({ persons, childAges, pets, petSizes }, t),
      detail: t('mail.facts.nights', { count: nightsBetween(stay.startDate, stay.endDate) }),
    },
  ];
}

export function lineLabel({ code, percent, payers }: BilledLine, t: Translate): string {
  if (code === 'accommodation') return t('documents.accommodation');
  if (code === 'reduction') return t('documents.reduction', { percent: percent ?? 0 });
  if (code === 'cancellationFee') return t('documents.invoice.fee', { percent: percent ?? 0 });
  if (payers) return t(`price.touristTaxOf.${payers}`);
  return serviceName(code, t);
}

/** Soft hyphens are removed, since the PDF does not hyphenate. */
export function serviceName(code: string, t: Translate): string {
  const key = `price.service.${code}`;
  return t.has(key) ? t(key).replaceAll('\u00ad', '') : code;
}
