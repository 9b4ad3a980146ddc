import { retentionDays } from '../retention.ts';

/** A field of a registration form. Texts: `landlord.registration.field.<field>`. */
export type RegistrationField =
  | 'familyName'
  | 'firstNames'
  | 'sex'
  | 'birthDate'
  | 'birthPlace'
  | 'nationality'
  | 'address'
  | 'documentNumber'
  | 'documentIssuer';

export interface RegistrationRule {
  /** Name of the rule in text keys: `landlord.registration.rule.<name>`. */
  name: 'de' | 'at' | 'ch' | 'it' | 'other';
  /** The travellers whose identity document the law requires. */
  documentsOf: 'everybody' | 'foreigners' | 'nobody';
  /** True if the law requires more than the names of the country's own citizens. */
  registersCitizens: boolean;
  /** Days after departure for which the guests' entries are stored. */
  storedDays: number;
  /** Fields for the guest who signs. */
  guest: readonly RegistrationField[];
  /** Fields for each fellow traveller. */
  fellows: readonly RegistrationField[];
}

const names = ['familyName', 'firstNames'] as const;

/**
 * Rules by country, as of November 2026. Germany: § 30 Bundesmeldegesetz; since 2025 only foreigners register, and
 * fellow travellers state their nationality. Austria: guest directory by § 10 Meldegesetz, documents of foreigners.
 * Switzerland: cantonal; most cantons require the same data. Italy: Alloggiati Web, article 109 TULPS, which requires
 * the place of birth but no address. Retention in Germany: one year from arrival, then destruction within three months
 * (§ 30 (4) BMG). Austria: seven years (§ 10 MeldeG). Italy: the police store the reports, so hosts need not keep any.
 * Swiss cantons differ. Countries without a known rule have no retention period.
 */
const rules: Readonly<Record<string, RegistrationRule>> = {
  de: {
    name: 'de',
    documentsOf: 'foreigners',
    registersCitizens: false,
    storedDays: retentionDays.checkInsInGermany,
    guest: [...names, 'birthDate', 'nationality', 'address', 'documentNumber'],
    fellows: ['nationality'],
  },
  at: {
    name: 'at',
    documentsOf: 'foreigners',
    registersCitizens: true,
    storedDays: retentionDays.checkInsInAustria,
    guest: [...names, 'sex', 'birthDate', 'nationality', 'address', 'documentNumber', 'documentIssuer'],
    fellows: [...names, 'birthDate', 'nationality'],
  },
  ch: {
    name: 'ch',
    documentsOf: 'everybody',
    registersCitizens: true,
    storedDays: retentionDays.checkIns,
    guest: [...names, 'birthDate', 'nationality', 'address', 'documentNumber'],
    fellows: [...names, 'birthDate', 'nationality'],
  },
  it: {
    name: 'it',
    documentsOf: 'everybody',
    registersCitizens: true,
    storedDays: retentionDays.checkIns,
    guest: [...names, 'sex', 'birthDate', 'birthPlace', 'nationality', 'documentNumber', 'documentIssuer'],
    fellows: [...names, 'sex', 'birthDate', 'birthPlace', 'nationality'],
  },
};

const otherCountries: RegistrationRule = {
  name: 'other',
  documentsOf: 'nobody',
  registersCitizens: true,
  storedDays: retentionDays.checkIns,
  guest: [...names, 'birthDate', 'nationality', 'address'],
  fellows: [...names, 'birthDate', 'nationality'],
};

/** Returns the rule for homes in a country, by its lower-case ISO 3166 code. */
export const registrationRule = (country: string): RegistrationRule => rules[country] ?? otherCountries;

/** True for countries in which hosts are known to be required to register their guests. */
export const asksForRegistration = (country: string): boolean => country in rules;

/** Countries that have their own rule. */
export const registrationCountries: readonly string[] = Object.keys(rules);
