import type { Customer } from '../../contract/booking/booking.ts';
import type { Language } from '../../domain/language.ts';
import { toSlug } from '../../engines/geography/face.ts';
import { listNames } from '../people/names.ts';
import type { Random } from '../seeded-random.ts';

export interface Guest {
  uid: string | null;
  customer: Customer;
  language: Language;
  iban: string;
}

const homes: readonly (readonly [
  country: string,
  language: Language,
  places: readonly (readonly [string, string])[],
])[] = [
  [
    'DE',
    'de',
    [
      ['20249', 'Hamburg'],
      ['50823', 'Köln'],
      ['04229', 'Leipzig'],
      ['79102', 'Freiburg'],
      ['90419', 'Nürnberg'],
    ],
  ],
  [
    'DE',
    'de',
    [
      ['10437', 'Berlin'],
      ['28203', 'Bremen'],
      ['34119', 'Kassel'],
      ['70176', 'Stuttgart'],
      ['55118', 'Mainz'],
    ],
  ],
  [
    'AT',
    'de',
    [
      ['1070', 'Wien'],
      ['4020', 'Linz'],
      ['8010', 'Graz'],
    ],
  ],
  [
    'FR',
    'fr',
    [
      ['67000', 'Strasbourg'],
      ['69003', 'Lyon'],
    ],
  ],
  [
    'IT',
    'it',
    [
      ['20144', 'Milano'],
      ['37126', 'Verona'],
    ],
  ],
  [
    'GB',
    'en',
    [
      ['BS6 5QA', 'Bristol'],
      ['EH3 6QR', 'Edinburgh'],
    ],
  ],
];
const streets: Readonly<Record<string, readonly string[]>> = {
  DE: ['Lindenstraße', 'Gartenweg', 'Schulstraße', 'Am Mühlenbach'],
  AT: ['Neubaugasse', 'Landstraße'],
  FR: ['Rue des Lilas', 'Rue du Moulin'],
  IT: ['Via Garibaldi', 'Via dei Mille'],
  GB: ['Station Road', 'Church Lane'],
};

export function createGuest(random: Random, number: number): Guest {
  const [country, language, places] = random.pick(homes);
  const [firstNames, lastNames] = listNames(country.toLowerCase());
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const [zip, city] = random.pick(places);
  return {
    uid: null,
    customer: {
      salutation: 'none',
      firstName,
      lastName,
      // Reserved domains and number ranges: nothing of the demo reaches anybody.
      email: `${toSlug(`${firstName} ${lastName}`)}.${number}@gast.example`,
      phone: `+49 30 23125 ${String(number % 1000).padStart(3, '0')}`,
      street: `${random.pick(streets[country]!)} ${random.int(1, 88)}`,
      zip,
      city,
      country,
    },
    language,
    iban: drawIban(random),
  };
}

/** A German IBAN with valid check digits, at a bank code that no bank has. */
export function drawIban(random: Random): string {
  const account = `00000000${String(random.int(1, 999_999_999)).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}
