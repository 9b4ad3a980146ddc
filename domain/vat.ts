/**
 * What value-added tax a guest's invoice says, by what is billed and by the country of the home. The stay is taxed where the home
 * lies (Article 47 of Directive 2006/112/EC). Rates are those of November 2026; whoever runs the site has them looked over
 * by their tax adviser, once a year and when a country announces a change.
 */

/** The rates of a country in per cent. */
interface VatRates {
  /** A short stay in furnished rooms, and what comes with it as cleaning and linen do. */
  lodging: number;
  /** What could be bought by itself: a parking space, breakfast, a bicycle. */
  standard: number;
}

const ratesOf: Readonly<Record<string, VatRates>> = {
  at: { lodging: 10, standard: 20 },
  be: { lodging: 12, standard: 21 },
  bg: { lodging: 9, standard: 20 },
  ch: { lodging: 3.8, standard: 8.1 },
  cy: { lodging: 9, standard: 19 },
  cz: { lodging: 12, standard: 21 },
  de: { lodging: 7, standard: 19 },
  dk: { lodging: 25, standard: 25 },
  es: { lodging: 10, standard: 21 },
  fi: { lodging: 13.5, standard: 25.5 },
  fr: { lodging: 10, standard: 20 },
  gb: { lodging: 20, standard: 20 },
  gr: { lodging: 13, standard: 24 },
  hr: { lodging: 13, standard: 25 },
  hu: { lodging: 5, standard: 27 },
  ie: { lodging: 13.5, standard: 23 },
  it: { lodging: 10, standard: 22 },
  me: { lodging: 15, standard: 21 },
  mt: { lodging: 7, standard: 18 },
  nl: { lodging: 21, standard: 21 },
  no: { lodging: 12, standard: 25 },
  pl: { lodging: 8, standard: 23 },
  pt: { lodging: 6, standard: 23 },
  se: { lodging: 12, standard: 25 },
  si: { lodging: 9.5, standard: 22 },
  tr: { lodging: 10, standard: 20 },
};

/** Sold beside a stay and not part of it, so that the country's usual rate holds. */
const soldBeside: ReadonlySet<string> = new Set([
  'parking',
  'sauna',
  'eBike',
  'breakfast',
  'firewood',
  'airportTransfer',
]);

/**
 * Without tax even on the invoice of somebody who is taxed: tourist tax is passed on to the municipality (Article 79(c) of the
 * directive), insurance is exempt (Article 135(1)(a)), and the fee of a cancelled stay makes good a loss (Court of Justice, C-277/05).
 */
const withoutTax = {
  touristTax: 'passedOn',
  insurance: 'insurance',
  cancellationFee: 'compensation',
} as const satisfies Record<string, string>;

/** Why a sum bears no tax; each has its sentence in the message files. */
export type TaxFreeReason = (typeof withoutTax)[keyof typeof withoutTax] | 'reverseCharge' | 'outside';

/** `S` is taxed at a rate, `E` is exempt for a reason, `AE` is taxed with who receives it: code list UNTDID 5305 of EN 16931. */
export type VatOfLine =
  | { category: 'S'; percent: number }
  | { category: 'E'; percent: 0; reason: TaxFreeReason }
  | { category: 'AE'; percent: 0; reason: 'reverseCharge' };

/** Where the letters of a number are not the code of the country. */
const prefixes: Readonly<Record<string, string>> = { gr: 'EL', ch: 'CHE' };

/** The letters that numbers of a country begin with, for its code of ISO 3166 in small letters. */
export const vatPrefixOf = (country: string): string => prefixes[country] ?? country.toUpperCase();

/** The rates of a country, for its code of ISO 3166 in small letters; null where we know none. */
export const vatRatesOf = (country: string): VatRates | null => ratesOf[country] ?? null;

/** Whether a number has the form of one of the countries that we know rates of. */
export const isVatId = (vatId: string): boolean =>
  Object.keys(ratesOf).some((country) => isVatIdOf(country, vatId));

/** A number as authorities write it, without spaces, points and hyphens. */
export const plainVatId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a number has the form that numbers of this country have: its letters, and 5 to 14 letters and digits. */
export function isVatIdOf(country: string, vatId: string): boolean {
  const prefix = vatPrefixOf(country);
  return (
    country in ratesOf && vatId.startsWith(prefix) && /^[0-9A-Z+*]{5,14}$/.test(vatId.slice(prefix.length))
  );
}

/**
 * The tax of one sum, where the home lies in `country` (code of ISO 3166 in small letters). Null where none is shown: the landlord has
 * no number of that country, or we know no rates of it.
 */
export function vatOf(code: string, country: string, vatId: string | null): VatOfLine | null {
  const rates = ratesOf[country];
  if (!rates || vatId === null || !isVatIdOf(country, vatId)) return null;
  if (code in withoutTax) {
    return { category: 'E', percent: 0, reason: withoutTax[code as keyof typeof withoutTax] };
  }
  return { category: 'S', percent: soldBeside.has(code) ? rates.standard : rates.lodging };
}

const memberStates: ReadonlySet<string> = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
);

/** Where the house has its seat, and is taxed. */
const houseCountry = 'de';

/** Usual rates of member states for which no rate of lodging is known here. */
const otherStandard: Readonly<Record<string, number>> = { ee: 24, lt: 21, lu: 17, lv: 21, ro: 21, sk: 23 };

const standardOf = (country: string): number =>
  ratesOf[country]?.standard ?? otherStandard[country] ?? ratesOf[houseCountry]!.standard;

/**
 * The tax of a commission, which is included in it, by who owes it. The house acts in the name of landlords: who brings together guests and
 * short stays serves a business where that has its seat, and somebody private where the home lies (Article 31 of
 * Regulation 282/2011 with Articles 44 and 46 of the directive; in Germany section 3a.7 (1) of the UStAE).
 *
 * A business is who has told a number of the country of their seat, anybody else is taken for private (Article 18 of the
 * regulation). A business in the house's country pays its usual rate, one in another member state owes the tax itself (Article 196), one outside of the
 * Union is not subject to it here. Somebody private pays the usual rate of the home's country, and nothing where the home lies outside of
 * the Union. Null: no tax. Codes of ISO 3166 in small letters.
 */
export function vatOfCommission(
  landlord: { country: string; vatId: string | null },
  homeCountry: string,
): VatOfLine | null {
  const { country, vatId } = landlord;
  if (vatId?.startsWith(vatPrefixOf(country))) {
    if (country === houseCountry) return { category: 'S', percent: standardOf(country) };
    return memberStates.has(country) ? { category: 'AE', percent: 0, reason: 'reverseCharge' } : null;
  }
  return memberStates.has(homeCountry) ? { category: 'S', percent: standardOf(homeCountry) } : null;
}
