import { addDays, type PlainDate } from '../../../../domain/stay.ts';
import { sumCents, type Cents } from '../../../../domain/money.ts';
import type { Quote } from '../../../../domain/pricing/quote.ts';
import { daysAheadMax } from '../../../../domain/google-feeds.ts';
import type { Itinerary } from './read-request.ts';
import { element, xmlHead, xmlText } from './xml.ts';

export const pricesXmlStart = (id: string, at: Date): string =>
  `${xmlHead}<Transaction timestamp="${at.toISOString()}" id="${xmlText(id)}">\n`;
export const pricesXmlEnd = '</Transaction>\n';

const amount = (cents: Cents): string => (cents / 100).toFixed(2);

/**
 * What a stay costs for two guests, or that it cannot be had. Its three sums are the total that the home's page shows: accommodation, tourist
 * tax, and what else has to be paid, whoever collects it.
 */
export function priceXml(objectNumber: number, { arrival, nights }: Itinerary, quote: Quote | null): string {
  const stay = `${element('Property', objectNumber)}${element('Checkin', arrival)}${element('Nights', nights)}`;
  if (quote?.status !== 'free') {
    return `<Result>\n${stay}<Unavailable>\n<NoVacancy/>\n</Unavailable>\n</Result>\n`;
  }
  const mandatory = quote.lines.filter((line) => line.mandatory);
  const sumOf = (isTax: boolean): Cents =>
    sumCents(mandatory.filter(({ code }) => (code === 'touristTax') === isTax).map(({ total }) => total));
  const currency = ' currency="EUR"';
  return `<Result>
${stay}${element('Baserate', amount(quote.accommodation.price), currency)}${element('Tax', amount(sumOf(true)), currency)}${element(
    'OtherFees',
    amount(sumOf(false)),
    currency,
  )}</Result>
`;
}

export const changesXmlStart = `${xmlHead}<Hint>\n`;
export const changesXmlEnd = '</Hint>\n';

/** All arrivals that Google may ask for: a change may concern any of them. */
export const changeXml = (objectNumber: number, today: PlainDate): string =>
  `<Item>
${element('Property', objectNumber)}${element('FirstDate', today)}${element('LastDate', addDays(today, daysAheadMax))}</Item>
`;
