import { retentionDays } from '../retention.ts';

/** What a registration form asks for. Texts: `landlord.registration.field.<field>`. */
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
  /** Names the rule in texts: `landlord.registration.rule.<name>`. */
  name: 'de' | 'at' | 'ch' | 'it' | 'other';
  /** Whose identity document the law asks for. */
  documentsOf: 'everybody' | 'foreigners' | 'nobody';
  /** Whether the law asks the country's own citizens for more than their names. */
  registersCitizens: boolean;
  /** Days from departure for which what guests entered online is stored. */
  storedDays: number;
  /** Fields about the guest who signs. */
  guest: readonly RegistrationField[];
  /** Fields about each person who travels along. */
  fellows: readonly RegistrationField[];
}

const names = ['familyName', 'firstNames'] as const;

/**
 * Rules by the country of the home, as of November 2026. Germany: § 30 Bundesmeldegesetz, since 2025 for foreigners alone, fellow travellers by
 * nationality. Austria: guest directory by § 10 Meldegesetz, documents of foreigners. Switzerland: cantonal, most ask for the same.
 * Italy: Alloggiati Web, article 109 TULPS, by which the place of birth counts and no address.
 *
 * Retention: Germany one year from arrival, then destroyed within three months (§ 30 (4) BMG). Austria seven years (§ 10 MeldeG). Italy has
 * the police keep what was reported, and no sheet has to be kept; Swiss cantons differ, and where no rule is known none asks for it.
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

/** Returns the rule for homes in a country, by its ISO 3166 code in small letters. */
export const registrationRule = (country: string): RegistrationRule => rules[country] ?? otherCountries;

/** True where a law is known that has hosts register their guests. */
export const asksForRegistration = (country: string): boolean => country in rules;

/** Countries with a rule of their own. */
export const registrationCountries: readonly string[] = Object.keys(rules);
