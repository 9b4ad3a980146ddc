/**
 * Value-added tax on a guest's invoice, by the kind of line and the home's country. The stay is taxed in the home's country (Article 47 of
 * Directive 2006/112/EC). Rates are those of November 2026; operators should have them checked by their tax adviser, once a year and when a
 * country announces a change.
 */

/** Percent. */
interface VatRates {
  /** Short stays in furnished rooms, with related services such as cleaning and linen. */
  lodging: number;
  /** Things sold separately: a parking space, breakfast, a bicycle. */
  standard: number;
}

const ratesByCountry: Readonly<Record<string, VatRates>> = {
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

/** Services sold separately, to which the country's standard rate applies. */
const soldBeside: ReadonlySet<string> = new Set([
  'parking',
  'sauna',
  'eBike',
  'breakfast',
  'firewood',
  'airportTransfer',
]);

/**
 * Untaxed even if the landlord is taxed: tourist tax is passed on to the municipality (Article 79(c) of the directive), insurance is
 * exempt (Article 135(1)(a)), and a cancellation fee compensates a loss (Court of Justice, C-277/05).
 */
const withoutTax = {
  touristTax: 'passedOn',
  insurance: 'insurance',
  cancellationFee: 'compensation',
} as const satisfies Record<string, string>;

/** The reasons why no tax is due; each has its sentence in the message files. */
export type TaxFreeReason = (typeof withoutTax)[keyof typeof withoutTax] | 'reverseCharge' | 'outside';

/** `S`: taxed at a rate, `E`: exempt for a reason, `AE`: reverse charge; code list UNTDID 5305 of EN 16931. */
export type VatOfLine =
  | { category: 'S'; percent: number }
  | { category: 'E'; percent: 0; reason: TaxFreeReason }
  | { category: 'AE'; percent: 0; reason: 'reverseCharge' };

/** Countries whose VAT prefix is not their country code. */
const prefixes: Readonly<Record<string, string>> = { gr: 'EL', ch: 'CHE' };

/** Returns the VAT prefix for a lower-case ISO 3166 code. */
export const vatPrefix = (country: string): string => prefixes[country] ?? country.toUpperCase();

/** Returns the rates for a lower-case ISO 3166 code. Null if they are unknown. */
export const findVatRates = (country: string): VatRates | null => ratesByCountry[country] ?? null;

export const isVatId = (vatId: string): boolean =>
  Object.keys(ratesByCountry).some((country) => isVatIdForCountry(country, vatId));

/** In the official notation, without spaces, points and hyphens. */
export const plainVatId = (vatId: string): string => vatId.replace(/[\s.-]/g, '').toUpperCase();

/** True for the country's prefix followed by 5 to 14 letters and digits. */
export function isVatIdForCountry(country: string, vatId: string): boolean {
  const prefix = vatPrefix(country);
  return (
    country in ratesByCountry &&
    vatId.startsWith(prefix) &&
    /^[0-9A-Z+*]{5,14}$/.test(vatId.slice(prefix.length))
  );
}

/**
 * Returns the tax of one sum for a home in `country` (lower-case ISO 3166 code). Null: none is shown, because the landlord has no number of
 * that country or its rates are unknown.
 */
export function computeVat(code: string, country: string, vatId: string | null): VatOfLine | null {
  const rates = ratesByCountry[country];
  if (!rates || vatId === null || !isVatIdForCountry(country, vatId)) return null;
  if (code in withoutTax) {
    return { category: 'E', percent: 0, reason: withoutTax[code as keyof typeof withoutTax] };
  }
  return { category: 'S', percent: soldBeside.has(code) ? rates.standard : rates.lodging };
}

const memberStates: ReadonlySet<string> = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
);

const houseCountry = 'de';

/** Standard rates of member states without a known rate for lodging. */
const otherStandard: Readonly<Record<string, number>> = { ee: 24, lt: 21, lu: 17, lv: 21, ro: 21, sk: 23 };

const standardRate = (country: string): number =>
  ratesByCountry[country]?.standard ?? otherStandard[country] ?? ratesByCountry[houseCountry]!.standard;

/**
 * Returns the tax included in a commission, depending on the landlord. We act in the name of landlords: arranging short stays is taxed at
 * the seat of a business, and for private landlords in the home's country (Article 31 of Regulation 282/2011 with Articles 44 and 46 of the
 * directive; in Germany section 3a.7 (1) of the UStAE). A landlord with a VAT number of the country of their seat is a business; all others
 * count as private (Article 18 of the regulation). A business in our country pays its standard rate, one in another member state owes the
 * tax itself (Article 196), one outside of the Union is not taxed here. Private landlords pay the standard rate of the home's country, and
 * nothing if the home is outside of the Union. Null: no tax. Codes are lower-case ISO 3166 codes.
 */
export function vatOfCommission(
  landlord: { country: string; vatId: string | null },
  homeCountry: string,
): VatOfLine | null {
  const { country, vatId } = landlord;
  if (vatId?.startsWith(vatPrefix(country))) {
    if (country === houseCountry) return { category: 'S', percent: standardRate(country) };
    return memberStates.has(country) ? { category: 'AE', percent: 0, reason: 'reverseCharge' } : null;
  }
  return memberStates.has(homeCountry) ? { category: 'S', percent: standardRate(homeCountry) } : null;
}
