import { usualColours, type BrandColours } from '../brand-colours.ts';
import { languages, type Language } from '../language.ts';
import { usualPremium, type InsurancePremium, type TravelInsurance } from '../travel-insurance.ts';
import type { GivenFacts, OfficeHours } from './facts.ts';

/** Who runs the site, as pages, mails and documents ask for it: what is not known is empty. */
export interface Operator {
  /** What the site is called where no partner's pages carry that partner's name. */
  name: string;
  /** Empty where the operator has written none in this language. */
  claim(language: Language): string;
  company: Company;
  /** The company and its address in one line, as letters have it at their foot. */
  line: string;
  /** Null: those that come with the software. */
  colours: BrandColours | null;
  /** Where guests transfer money; null until somebody has said it. */
  bankAccount: BankAccount | null;
  /** Null: guests are offered none. */
  insurance: TravelInsurance | null;
  insurancePremium: InsurancePremium;
  office: {
    phone: Phone;
    emergencyPhone: Phone | null;
    address: string;
    /** Null: as the table of the office says it. */
    hours: readonly OfficeHours[] | null;
  };
  /** Languages that guests are offered; German, whose addresses have no prefix, is always one. */
  languages: readonly Language[];
  facts: GivenFacts;
}

export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
}

interface Phone {
  /** What a telephone is given. */
  interact: string;
  display: string;
}

export interface Company {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  email: string;
  phone: Phone;
  vatId: string;
  taxNumber: string;
}

/** Tells who runs the site now; who asks keeps no answer for later. */
export type CurrentOperator = () => Operator;

/** How names of files begin that come from the site. */
export const fileStemOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const callingCodes: Readonly<Record<string, string>> = {
  ...{ DE: '49', AT: '43', CH: '41', FR: '33', BE: '32', NL: '31', DK: '45', GB: '44', ES: '34', PL: '48' },
  ...{ LU: '352', LI: '423', SE: '46', NO: '47', HR: '385', CZ: '420', SI: '386', PT: '351', GR: '30' },
};

/** A number as it is written and as it is dialled from abroad. */
function phoneOf(typed: string, country: string): Phone {
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const code = callingCodes[country];
  // Italy dials the zero from abroad, too.
  if (digits.startsWith('0') && country === 'IT') return { interact: `+39${digits}`, display: typed };
  const isNational = digits.startsWith('0') && code !== undefined;
  return { interact: isNational ? `+${code}${digits.slice(1)}` : digits, display: typed };
}

function insuranceOf({ insurer, ...facts }: GivenFacts): TravelInsurance | null {
  const { insuranceSheet: productSheet, insuranceConditions: conditions, insuranceStatus: status } = facts;
  const isNamed = insurer && productSheet && conditions && status;
  return isNamed ? { insurer, productSheet, conditions, status } : null;
}

/** @param host is that of the site's address, which it is called by until it has a name */
export function operatorOf(facts: GivenFacts, host: string): Operator {
  const { country = 'DE', street = '', zip = '', city = '', email = '' } = facts;
  const name = facts.companyName ?? '';
  const phone = phoneOf(facts.phone ?? '', country);
  const address = [street, `${zip} ${city}`.trim()].filter(Boolean);
  const shown = languages.filter((language) => facts.languages?.includes(language) ?? true);
  return {
    name: facts.siteName ?? host,
    claim: (language) => facts.claim?.[language] ?? '',
    company: {
      ...{ name, street, zip, city, country, email, phone },
      vatId: facts.vatId ?? '',
      taxNumber: facts.taxNumber ?? '',
    },
    colours:
      facts.mainColour === undefined && facts.accentColour === undefined
        ? null
        : { main: facts.mainColour ?? usualColours.main, accent: facts.accentColour ?? usualColours.accent },
    line: [name, ...address].filter(Boolean).join(', '),
    bankAccount:
      facts.iban === undefined
        ? null
        : { holder: facts.accountHolder ?? name, iban: facts.iban, bic: facts.bic ?? '' },
    insurance: insuranceOf(facts),
    insurancePremium: {
      perMille: facts.insurancePerMille ?? usualPremium.perMille,
      minimum: facts.insuranceMinimum ?? usualPremium.minimum,
    },
    office: {
      phone: facts.officePhone === undefined ? phone : phoneOf(facts.officePhone, country),
      emergencyPhone: facts.emergencyPhone === undefined ? null : phoneOf(facts.emergencyPhone, country),
      address: facts.officeAddress ?? address.join('\n'),
      hours: facts.hours ?? null,
    },
    // German has the addresses without a prefix: it cannot be switched off.
    languages: languages.filter((language) => shown.includes(language) || language === 'de'),
    facts,
  };
}
