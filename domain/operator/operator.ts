import { townLine } from '../town-line.ts';
import { usualColours, type BrandColours } from '../brand-colours.ts';
import type { Language } from '../language.ts';
import { usualPremium, type InsurancePremium, type TravelInsurance } from '../travel-insurance.ts';
import type { GivenFacts, OfficeHours } from './facts.ts';
import { findMainLanguage, listOfferedLanguages } from './main-language.ts';

/** The operator's facts for pages, mails and documents; unknown ones are empty. */
export interface Operator {
  /** The site's name, if no partner's name replaces it. */
  name: string;
  /** Returns the claim in a language. Empty if none is entered. */
  claim(language: Language): string;
  company: Company;
  /** The company and its address in one line, for the footer of letters. */
  line: string;
  /** Null for the default colours. */
  colours: BrandColours | null;
  /** The account for guests' transfers; null until it is entered. */
  bankAccount: BankAccount | null;
  /** Null if no insurance is offered. */
  insurance: TravelInsurance | null;
  insurancePremium: InsurancePremium;
  office: {
    phone: Phone;
    emergencyPhone: Phone | null;
    address: string;
    /** Null if the hours of the office's table apply. */
    hours: readonly OfficeHours[] | null;
  };
  /** Languages offered to guests. */
  languages: readonly Language[];
  /** The default language: used in the office's own mails, and at the address without a path. */
  mainLanguage: Language;
  facts: GivenFacts;
}

export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
}

interface Phone {
  /** The number in dialable form. */
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

/** Returns the current facts, which callers must not cache. */
export type CurrentOperator = () => Operator;

/** Returns the prefix of the names of files from the site. */
export const toFileStem = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const callingCodes: Readonly<Record<string, string>> = {
  ...{ DE: '49', AT: '43', CH: '41', FR: '33', BE: '32', NL: '31', DK: '45', GB: '44', ES: '34', PL: '48' },
  ...{ LU: '352', LI: '423', SE: '46', NO: '47', HR: '385', CZ: '420', SI: '386', PT: '351', GR: '30' },
};

/** Parses a number, and returns it as typed and in the international form. */
function parsePhone(typed: string, country: string): Phone {
  const digits = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const code = callingCodes[country];
  // Italian numbers keep the zero after the country code.
  if (digits.startsWith('0') && country === 'IT') return { interact: `+39${digits}`, display: typed };
  const isNational = digits.startsWith('0') && code !== undefined;
  return { interact: isNational ? `+${code}${digits.slice(1)}` : digits, display: typed };
}

function buildInsurance({ insurer, ...facts }: GivenFacts): TravelInsurance | null {
  const { insuranceSheet: productSheet, insuranceConditions: conditions, insuranceStatus: status } = facts;
  const isNamed = insurer && productSheet && conditions && status;
  return isNamed ? { insurer, productSheet, conditions, status } : null;
}

/** Builds the operator from its facts. @param host is the site's host, used as its name until one is entered */
export function buildOperator(facts: GivenFacts, host: string): Operator {
  const { country = 'DE', street = '', zip = '', city = '', email = '' } = facts;
  const name = facts.companyName ?? '';
  const phone = parsePhone(facts.phone ?? '', country);
  const address = [street, townLine({ country, zip, city })].filter(Boolean);
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
    insurance: buildInsurance(facts),
    insurancePremium: {
      perMille: facts.insurancePerMille ?? usualPremium.perMille,
      minimum: facts.insuranceMinimum ?? usualPremium.minimum,
    },
    office: {
      phone: facts.officePhone === undefined ? phone : parsePhone(facts.officePhone, country),
      emergencyPhone: facts.emergencyPhone === undefined ? null : parsePhone(facts.emergencyPhone, country),
      address: facts.officeAddress ?? address.join('\n'),
      hours: facts.hours ?? null,
    },
    languages: listOfferedLanguages(facts),
    mainLanguage: findMainLanguage(facts),
    facts,
  };
}
