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
 */
const rules: Readonly<Record<string, RegistrationRule>> = {
  de: {
    name: 'de',
    guest: [...names, 'birthDate', 'nationality', 'address', 'documentNumber'],
    fellows: ['nationality'],
  },
  at: {
    name: 'at',
    guest: [...names, 'sex', 'birthDate', 'nationality', 'address', 'documentNumber', 'documentIssuer'],
    fellows: [...names, 'birthDate', 'nationality'],
  },
  ch: {
    name: 'ch',
    guest: [...names, 'birthDate', 'nationality', 'address', 'documentNumber'],
    fellows: [...names, 'birthDate', 'nationality'],
  },
  it: {
    name: 'it',
    guest: [...names, 'sex', 'birthDate', 'birthPlace', 'nationality', 'documentNumber', 'documentIssuer'],
    fellows: [...names, 'sex', 'birthDate', 'birthPlace', 'nationality'],
  },
};

const otherCountries: RegistrationRule = {
  name: 'other',
  guest: [...names, 'birthDate', 'nationality', 'address'],
  fellows: [...names, 'birthDate', 'nationality'],
};

/** Returns the rule for homes in a country, by its ISO 3166 code in small letters. */
export const registrationRule = (country: string): RegistrationRule => rules[country] ?? otherCountries;
